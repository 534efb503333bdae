import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { usePanel } from '@/records/list/ModulePanels';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { returnable } from '@/records/useReturn';
import { byCpf, type VoterMatch } from '@/lookups/voters/matchVoters';
import { newVoterState } from '@/lookups/voters/newVoterState';
import { voterLink } from '@/records/links/voters';
import { createPath } from '@/records/links/voters';
import { senderOf, type Manifestation } from '../manifestation';
import { manifestationsApi } from '../manifestationsApi';
import { manifestationsModule } from '../manifestationsModule';
import { voterOfService } from './requestState';

const Box = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > p {
    color: var(--ink-secondary);
  }
`;

const Found = styled.ul`
  display: grid;
  gap: 8px;
  width: 100%;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    padding: 10px 12px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
  }

  div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    font-weight: 500;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

interface VotersOfManifestationProps {
  manifestation: Manifestation;
}

/** Voters who may have sent it: create a service for one, or register the sender. */
export function VotersOfManifestation({ manifestation }: VotersOfManifestationProps) {
  const { data, error, isFetching, refetch } = manifestationsApi.useVotersOfManifestationQuery(
    senderOf(manifestation),
  );
  const isLate = useDelayedFlag(isFetching && !data);
  const failure = failureOf(error);
  return (
    <DetailsSection title="Eleitor">
      <Box>
        {data ? (
          <Answer manifestation={manifestation} voters={data} />
        ) : failure && !isFetching ? (
          <>
            <p role="alert">Não conseguimos procurar o eleitor. {failure.message}</p>
            <RetryButton onRetry={refetch} />
            <LateDetails of={failure} />
          </>
        ) : (
          <p role="status">{isLate && 'Procurando o eleitor...'}</p>
        )}
      </Box>
    </DetailsSection>
  );
}

interface AnswerProps extends VotersOfManifestationProps {
  voters: readonly VoterMatch[];
}

function Answer({ manifestation, voters }: AnswerProps) {
  const { open } = usePanel(manifestationsModule);
  const giveVoter = voterOfService.usePass();
  const giveKnown = newVoterState.usePass();
  const navigate = useNavigate();
  const blocked = useBlockedReason();
  const isCertain = voters.some(({ by }) => by.includes(byCpf));
  const likely = voters.filter(({ isOther }) => !isOther);
  const others = voters.filter(({ isOther }) => isOther);

  return (
    <>
      {likely.length > 0 && (
        <Found>
          {likely.map((voter) => (
            <li key={voter.value}>
              <div>
                <Link to={voterLink(voter.value)}>{voter.label}</Link>
                <small>{[whyOf(voter), voter.detail].filter(Boolean).join(' · ')}</small>
              </div>
              <Button
                aria-label={likely.length > 1 ? `Novo atendimento para ${voter.label}` : undefined}
                blockedReason={blocked('create_treatment')}
                onClick={() => {
                  giveVoter(voter);
                  open('service');
                }}
              >
                Novo atendimento
              </Button>
            </li>
          ))}
        </Found>
      )}
      {!isCertain && (
        <>
          {others.length > 0 && (
            <p>
              {others.length > 1 ? 'Outras pessoas:' : 'Outra pessoa:'}{' '}
              {others.map(({ value, label, by, why }, index) => (
                <Fragment key={value}>
                  {index > 0 && '; '}
                  <Link to={voterLink(value)}>{label}</Link> (mesmo {by.join(' e ')}, {why})
                </Fragment>
              ))}
              .
            </p>
          )}
          {voters.length === 0 ? (
            <p>{whyNobody(manifestation)}</p>
          ) : (
            likely.length > 0 && <p>Não é nenhum desses?</p>
          )}
          <Button
            blockedReason={blocked('create_voter')}
            onClick={() => {
              giveKnown(senderOf(manifestation));
              void navigate(createPath, { state: returnable });
            }}
          >
            Cadastrar eleitor
          </Button>
        </>
      )}
    </>
  );
}

const whyOf = ({ is, by, why }: VoterMatch) =>
  is === 'perhaps'
    ? `Pode ser: ${why}`
    : [`Mesmo ${by.join(' e ')}`, is === 'apart' && why].filter(Boolean).join('; ');

function whyNobody({ cpf, telephone, email }: Manifestation) {
  const known = [cpf && 'este CPF', telephone && 'este telefone', email && 'este e-mail'].filter(Boolean);
  return known.length > 0
    ? `Não há eleitor com ${known.join(' ou ')}.`
    : 'A manifestação não traz CPF, telefone nem e-mail por que procurar o eleitor.';
}
