import { useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatDateTime, formatShortDate, today } from '@/formats/dates';
import { capitalised } from '@/formats/text';
import { optionName, useOptionList, userName, useUsers } from '@/lookups/lookupsApi';
import { recordPath } from '@/records/list/listAddress';
import { listPath as servicesPath } from '@/records/links/services';
import { BarList } from '@/ui/charts/BarList';
import { ruledRows } from '@/ui/details/ruledRows';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { Figure } from '@/ui/Figure';
import { Figures } from '@/ui/figures';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { daysText, figureRows, figuresOf, oldestOpen } from './figures';
import { linksOf } from './links';
import { methodOf } from './method';
import { daysBetween, periodName } from './period';
import { gapLine } from './read/readSummed';
import { isPartial, type Report, type ReportSettings } from './report';
import { ReportActions } from './ReportActions';
import { ReportSection, Section } from './ReportSection';
import { missingSections, tablesOf } from './tables';

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 8px;

  > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }

  h2 {
    font-size: var(--text-title);
    overflow-wrap: anywhere;
  }

  h2:focus {
    outline: none;
  }

  p {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

const Numbers = styled(Section)`
  grid-column: 1 / -1;

  /* In columns: with text below some figures, rows would be misaligned. */
  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, max(40%, 8.5rem)), 1fr));
    gap: 20px 16px;
  }
`;

const Beside = styled.span`
  display: block;
  max-width: 15rem;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-weight: 400;
  letter-spacing: 0;
`;

const Share = styled.div`
  max-width: 32rem;
  margin-top: 16px;
`;

const Notes = styled.ul`
  grid-column: 1 / -1;
  max-width: 60rem;
  padding-left: 1.25rem;
  list-style: disc;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

const Gaps = styled.ul`
  padding-left: 1.125rem;
  list-style: disc;
`;

const Oldest = styled.ol`
  ${ruledRows}
`;

interface ReportViewProps {
  report: Report;
  /** True right after it was made for the waiting person. */
  takesFocus: boolean;
}

/** A report on screen: its figures link to the lists they count. */
export default function ReportView({ report, takesFocus }: ReportViewProps) {
  const { settings, services, madeAt } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const narrowedBy = useNarrowing(settings);
  // Rendering everything at once would block a slow processor too long.
  const isLater = useDeferredValue(true, false);
  const lists = {
    categories: useOptionList('treatmentCategoryList'),
    origins: useOptionList('treatmentOriginList'),
    departments: useOptionList('departmentList'),
  };
  const links = linksOf(settings, lists);
  const tables = isLater ? tablesOf(report, false) : [];
  const oldest = services && isLater ? oldestOpen(services) : [];
  const isEmpty = services !== null && services.statuses.length === 0;
  return (
    <>
      <Head>
        <div>
          <h2 tabIndex={-1} ref={heading}>
            {capitalised(periodName(settings))}
          </h2>
          <p>{[narrowedBy, `Lido em ${formatDateTime(madeAt)}`].filter(Boolean).join(' · ')}</p>
        </div>
        <ReportActions report={report} narrowedBy={narrowedBy} />
      </Head>
      {report.gaps.length > 0 && <GapNotice report={report} />}
      <Sections>
        <Numbers aria-label="Números do período">
          <MainFigures report={report} links={links.ofFigure} />
        </Numbers>
        {isEmpty && (
          <Section data-wide>
            <p>Nenhum atendimento foi cadastrado neste período.</p>
          </Section>
        )}
        {tables.map((table) => (
          <ReportSection key={table.name} table={table} linkOf={(line) => links.of(table.name, line)} />
        ))}
        {oldest.length > 0 && (
          <Section aria-label="Em aberto há mais tempo">
            <h3>Em aberto há mais tempo</h3>
            <Oldest>
              {oldest.map(({ id, reference, date, category, status }) => (
                <li key={id}>
                  <div>
                    <Link to={recordPath(servicesPath, id)}>{reference}</Link>{' '}
                    <span>{[category, status].filter(Boolean).join(' · ')}</span>
                  </div>
                  <span>
                    {formatShortDate(date)} · {daysText(daysBetween(date, today()))}
                  </span>
                </li>
              ))}
            </Oldest>
          </Section>
        )}
        <Notes aria-label="Como se conta">
          {[...missingSections(report), ...methodOf(report)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Notes>
      </Sections>
    </>
  );
}

function GapNotice({ report }: { report: Report }) {
  return (
    <PanelNotice tone={isPartial(report) ? 'warning' : 'info'}>
      <p>
        <strong>Este relatório não tem tudo:</strong>
      </p>
      <Gaps>
        {report.gaps.map((gap) => (
          <li key={gapLine(gap)}>
            {gapLine(gap)}
            <LateDetails of={gap.unread} />
          </li>
        ))}
      </Gaps>
    </PanelNotice>
  );
}

interface MainFiguresProps {
  report: Report;
  links: Readonly<Record<string, string>>;
}

function MainFigures({ report, links }: MainFiguresProps) {
  const figures = report.services && figuresOf(report.services);
  const shown = figureRows(report).flat();
  if (shown.length === 0) return <p>Nada pôde ser lido.</p>;
  return (
    <>
      <Figures>
        {shown.map(({ name, label, text, compared }) => {
          const to = text === '0' ? undefined : links[name];
          return (
            <Figure key={name} label={name === 'received' ? 'Atendimentos recebidos' : label}>
              {to ? <Link to={to}>{text}</Link> : text}
              {compared && (
                <Beside>
                  <span aria-hidden="true">{compared.arrow}</span> {compared.words}
                </Beside>
              )}
            </Figure>
          );
        })}
      </Figures>
      {figures && figures.received > 0 && (
        <Share>
          <BarList
            label="Em que pé estão"
            heads={['Situação', 'Atendimentos']}
            bars={[
              { label: 'Concluídos', total: figures.concluded },
              { label: 'Em aberto', total: figures.open },
            ]}
          />
        </Share>
      )}
    </>
  );
}

/** `Responsável: Ana · Secretaria: Obras`; '' for the whole office. */
function useNarrowing({ responsibleId, departmentId }: ReportSettings): string {
  const users = useUsers().data ?? [];
  const departments = useOptionList('departmentList');
  return [
    responsibleId !== null && `Responsável: ${userName(users, responsibleId)}`,
    departmentId !== null && `Secretaria: ${optionName(departments, departmentId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
