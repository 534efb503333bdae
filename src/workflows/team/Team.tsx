import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { useHandOvers } from '@/records/office/handOvers';
import { usePanelAtAddress } from '@/records/panel/usePanelAtAddress';
import { queueViewPath } from '@/features/services/queue/queueModule';
import { stillDays } from '@/features/services/queue/deadlines';
import { late } from '@/ui/feedback/late';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { ListTable } from '@/ui/table/ListTable';
import { usePassBlocked } from './usePassBlocked';
import type { Person } from './person';
import { teamColumns } from './teamColumns';
import { giveBackWords, HandedOver } from './HandedOver';
import { TeamTop } from './TeamTop';
import type { TeamPanel } from './TeamPanels';
import { unansweredDays } from './unanswered';
import { useAnswers } from './useAnswers';
import { useTeam } from './useTeam';

const TeamPanels = late(() => import('./TeamPanels'));

const panels: readonly TeamPanel[] = ['pass', 'passAll', 'giveBack', 'done', 'unanswered'];

const Notes = styled.ul`
  max-width: 60rem;
  padding-left: 1.25rem;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** The users with their figures, which load one by one. */
export default function Team() {
  const reading = useAnswers();
  const team = useTeam(reading.answers);
  const { panel, open, host } = usePanelAtAddress(panels);
  const navigate = useNavigate();
  const blocked = usePassBlocked();
  const handOvers = useHandOvers();
  const givers = new Set(handOvers.map(({ from }) => from));
  const unread = useMemo(() => unreadOf(team.all), [team.all]);

  if (!team.isReady)
    return team.failure && !team.isFetching ? (
      <ListFailure failure={team.failure} onRetry={team.retry} />
    ) : (
      <ListLoading />
    );
  return (
    <>
      <TeamTop team={team} reading={reading} />
      <HandedOver handOvers={handOvers} people={team.all} onGiveBack={(id) => open('giveBack', id)} />
      <ListTable
        label="A equipe"
        columns={teamColumns}
        rows={team.people}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => void navigate(queueViewPath('open', id))}
        pathOf={({ id }) => queueViewPath('open', id)}
        rowMenu={({ id, name, load }) => [
          { label: 'Passar tudo', blockedReason: blocked.passAll, onSelect: () => open('passAll', id) },
          ...(givers.has(id)
            ? [
                {
                  label: giveBackWords(name),
                  blockedReason: blocked.giveBack,
                  onSelect: () => open('giveBack', id),
                },
              ]
            : []),
          {
            label: 'Passar atendimentos',
            blockedReason:
              blocked.pass ?? (load?.open.rows.length === 0 ? 'Nada está em aberto.' : undefined),
            onSelect: () => open('pass', id),
          },
          { label: 'Ver a fila', onSelect: () => void navigate(queueViewPath('open', id)) },
        ]}
      />
      <Notes aria-label="Como se conta">
        {unread.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          Em aberto e vencidos são os de ‘Status abertos e prazos’, na fila. Sem movimento: ninguém alterou há{' '}
          {stillDays} dias; passar a outra pessoa também é alterar. Um atendimento de duas pessoas conta em
          cada uma, e uma vez só no alto.
        </li>
        <li>
          Sem resposta: nenhum andamento dos últimos {unansweredDays} dias começa com ‘Retorno’ ou ‘Status
          alterado’, que é como ‘Dar retorno’ os grava. Outro modo de responder não se reconhece. O que passou
          a outra pessoa se lê de novo, para saber.
        </li>
        <li>Um número com ‘+’ é o que se sabe: pode haver mais, que não foi lido.</li>
      </Notes>
      {panel && (
        <PanelHostContext value={host}>
          <PanelSlot panel={panel.name}>
            <TeamPanels
              name={panel.name}
              isOfAll={panel.id === null && panel.name === 'unanswered'}
              team={team}
              reading={reading}
              person={team.all.find(({ id }) => id === panel.id)}
              onPassed={(ids) => void team.readAgain(ids)}
            />
          </PanelSlot>
        </PanelHostContext>
      )}
    </>
  );
}

/** Reasons why figures are missing, each once. */
function unreadOf(people: readonly Person[]): string[] {
  const reasons = people.flatMap(({ load }) => [
    ...(typeof load?.still === 'string' ? [`Sem movimento: não dá para saber, ${load.still}.`] : []),
    ...(typeof load?.done === 'string' ? [`Concluídos no mês: não dá para saber, ${load.done}.`] : []),
  ]);
  return [...new Set(reasons)];
}
