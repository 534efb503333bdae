import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { calledAs } from '@/formats/personName';
import { firstWords, plural } from '@/formats/text';
import type { RecordQuery } from '@/records/panel/RecordPanel';
import { failureOf } from '@/api/failure';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { servicesOfVoterApi, useIsOpenService, type ServiceRow } from '@/features/services/servicesOfVoter';
import { BirthdayBadge } from '@/features/voters/BirthdayBadge';
import { votersLookupApi, type VoterOption } from '@/lookups/voters/votersLookupApi';
import { callStatuses, referenceOf } from '@/features/calls/call';
import { MayBe } from './MayBe';
import { Whereabouts } from './Whereabouts';
import { callsOfPhoneApi } from './callsOfPhone';

const Card = styled.section`
  padding: 12px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-sunken);

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }

  h3 {
    flex: 1 1 10rem;
    min-width: 0;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  h3 > span {
    color: var(--ink-secondary);
    font-weight: 400;
  }

  > header + p {
    margin-top: 2px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: 8px 12px;
  margin: 10px 0 0;
  padding-top: 10px;
  border-top: var(--line-width) solid var(--line);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  dt {
    color: var(--ink-secondary);
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    margin-top: 4px;
  }

  @media (width < 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;

    dd + dt {
      margin-top: 6px;
    }
  }
`;

interface CallerCardProps {
  voter: VoterOption;
  /** Phone number whose last call is shown: digits, '' for none. */
  phone: string;
  /** Why it may be this voter; '' if there is nothing to say. */
  why: string;
  /** The person answering has confirmed it. */
  isTaken: boolean;
  children?: ReactNode;
}

const maxShown = 3;

/** Open ones first, then the newest. */
const shownOf = (rows: readonly ServiceRow[], isOpen: (row: ServiceRow) => boolean) =>
  rows.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))).slice(0, maxShown);

function requestsText(rows: readonly ServiceRow[], total: number, open: number) {
  const all = plural(total, 'atendimento', 'atendimentos');
  const ofRead = total > rows.length ? ` entre os ${formatNumber(rows.length)} mais novos` : '';
  const first = Math.min(rows.length, maxShown);
  const which = rows.length > first ? `; os ${first} primeiros:` : '';
  return `${all}, ${open === 0 ? 'nenhum em aberto' : `${formatNumber(open)} em aberto`}${ofRead}${which}`;
}

/** A voter's name, nickname, district, services and last call, each loaded separately. */
export function CallerCard({ voter, phone, why, isTaken, children }: CallerCardProps) {
  const isOpen = useIsOpenService();
  const details = votersLookupApi.useVoterQuery(voter.value);
  const services = servicesOfVoterApi.useServicesOfVoterQuery(voter.value);
  const known = details.currentData;
  const called = known && calledAs(known);
  const phones = known?.telephones.map(({ number }) => number) ?? [voter.telephone];
  return (
    <Card aria-label={voter.label}>
      <header>
        <h3>
          {voter.label} {called && <span>“{called}”</span>}
        </h3>
        {!isTaken && <MayBe why={why} />}
        {known?.isActive && <BirthdayBadge birth={known.dateOfBirth} />}
        {children}
      </header>
      <p>
        <Whereabouts place={voter.detail} phones={phones} />
        {isTaken && why && ` · ${why}`}
        {known && !known.isActive && ' · inativo'}
      </p>
      {!known && <Asked query={details} what="o apelido e os outros telefones" />}
      <Facts>
        <dt>Atendimentos</dt>
        <dd>
          <Asked query={services} what="os atendimentos">
            {({ rows, total }) =>
              total === 0 ? (
                'Nenhum.'
              ) : (
                <>
                  {requestsText(rows, total, rows.filter(isOpen).length)}
                  <ul>
                    {shownOf(rows, isOpen).map((row) => (
                      <li key={row.id}>
                        <OfficeStatusBadge record={row} />
                        <span title={firstWords(row.description, 200)}>
                          {[row.reference, row.categoryName, formatShortDate(row.requestDate)]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </li>
                    ))}
                  </ul>
                </>
              )
            }
          </Asked>
        </dd>
        <LastCall phone={phone} />
      </Facts>
    </Card>
  );
}

const Alone = styled(Card).attrs({ as: 'div' })`
  > dl {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

/** The last call from an unknown number. */
export const UnknownCard = ({ phone }: { phone: string }) => (
  <Alone>
    <Facts>
      <LastCall phone={phone} isUnknown />
    </Facts>
  </Alone>
);

function LastCall({ phone, isUnknown = false }: { phone: string; isUnknown?: boolean }) {
  const query = callsOfPhoneApi.useLastCallOfQuery(phone || skipToken);
  return (
    <>
      <dt>Última ligação</dt>
      <dd>
        {phone ? (
          <Asked query={query} what="a última ligação">
            {(call) =>
              call ? (
                <>
                  {formatShortDateTime(call.createdAt)} · {referenceOf(call)}
                  {isUnknown && ` · ${call.name}`}{' '}
                  <StatusBadge statuses={callStatuses} id={call.statusId} name={call.statusName} />
                  <br />
                  {firstWords(call.subject, 110)}
                </>
              ) : (
                'Nenhuma deste número.'
              )
            }
          </Asked>
        ) : (
          'Sem telefone por que procurar.'
        )}
      </dd>
    </>
  );
}

interface AskedProps<T> {
  query: RecordQuery<T> & { currentData?: T | undefined };
  /** Completes 'Não foi possível procurar …'. */
  what: string;
  children?: (data: T) => ReactNode;
}

function Asked<T>({ query: { currentData, error, isFetching, refetch }, what, children }: AskedProps<T>) {
  const failure = failureOf(error);
  if (currentData !== undefined) return children?.(currentData);
  if (!failure || isFetching) return children ? <span aria-hidden="true">…</span> : null;
  return (
    <>
      Não foi possível procurar {what}.{' '}
      <RetryButton kind="quiet" aria-label={`Tentar de novo: ${what}`} onRetry={refetch} />
      <LateDetails of={failure} />
    </>
  );
}
