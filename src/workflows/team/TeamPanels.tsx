import { formatNumber } from '@/formats/money';
import { offered } from '@/records/offers/offers';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelError, PanelLoading } from '@/ui/panel/PanelStates';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { askedOn, completedOn, FigureList } from './FigureList';
import type { Figure } from './figures';
import type { Person } from './person';
import { doneWords, unansweredWords } from './teamColumns';
import { unansweredDays, unansweredOfAll } from './unanswered';
import type { Team } from './useTeam';

const PassSome = offered('passServices');

export type TeamPanel = 'pass' | 'done' | 'unanswered';

interface TeamPanelsProps {
  name: TeamPanel;
  /** Of nobody alone. */
  isOfAll: boolean;
  team: Team;
  /** Undefined where there is nobody of that number. */
  person: Person | undefined;
  onPassed: (ids: readonly number[]) => void;
}

const rowsOf = (figure: Figure) => (typeof figure === 'string' ? [] : figure.rows);

const unreadText = (count: number) =>
  count > 0
    ? `De ${formatNumber(count)} ainda não se leram os andamentos: feche e aperte ‘Ler os andamentos’.`
    : undefined;
const noneText = (isPartial: boolean) =>
  `${isPartial ? 'Nenhum dos lidos' : 'Nenhum'} está sem resposta há ${unansweredDays} dias.`;

/** Who was not answered by anybody; it waits until all people were read. */
function UnansweredOfAll({ team }: { team: Team }) {
  if (!team.isRead)
    return (
      <SidePanel title={unansweredWords}>
        <PanelContent>
          <PanelLoading />
        </PanelContent>
      </SidePanel>
    );
  const found = unansweredOfAll(team.all);
  const names = new Map(found.map(({ row, names }) => [row.id, names.join(', ')]));
  const missing = team.all.filter(({ failure }) => failure).map(({ name }) => name);
  return (
    <FigureList
      title={unansweredWords}
      rows={found.map(({ row }) => row)}
      dayOf={(row) => [askedOn(row), `com ${names.get(row.id) ?? ''}`].filter(Boolean).join(', ')}
      none={noneText(team.toRead.length > 0 || missing.length > 0)}
      note={
        missing.length > 0
          ? `Não foi possível ler o que está com ${missing.join(', ')}.`
          : unreadText(team.toRead.length)
      }
    />
  );
}

/** What opens over the team, of one person or of all; it waits for what they hold. */
export default function TeamPanels({ name, isOfAll, team, person, onPassed }: TeamPanelsProps) {
  const blocked = useBlockedReason();
  const reason =
    name === 'pass' ? blocked('edit_treatment', 'passar atendimentos a outra pessoa') : undefined;
  if (reason) return <BlockedPanel reason={reason} />;
  if (isOfAll) return <UnansweredOfAll team={team} />;
  if (!person?.load)
    return (
      <SidePanel title="A equipe">
        <PanelContent>
          {!person ? (
            <p>Essa pessoa não está entre as do gabinete.</p>
          ) : person.failure ? (
            <PanelError failure={person.failure} onRetry={person.retry} />
          ) : (
            <PanelLoading />
          )}
        </PanelContent>
      </SidePanel>
    );
  const { load, unanswered, unknown } = person;
  if (name === 'done') {
    const { done } = load;
    return (
      <FigureList
        key={name}
        title={`${doneWords()}, de ${person.name}`}
        rows={rowsOf(done)}
        dayOf={completedOn}
        none="Nenhum, até hoje."
        note={
          typeof done === 'string'
            ? `Não dá para saber: ${done}.`
            : done.atLeast
              ? 'Só se leram os mil cadastrados por último: pode haver outros.'
              : undefined
        }
      />
    );
  }
  if (name === 'unanswered')
    return (
      <FigureList
        key={name}
        title={`${unansweredWords}, de ${person.name}`}
        rows={unanswered}
        dayOf={askedOn}
        none={noneText(unknown.length > 0)}
        note={unreadText(unknown.length)}
      />
    );
  return (
    <PassSome
      from={person}
      groups={[
        { key: 'overdue', label: 'Vencidos', rows: rowsOf(load.overdue) },
        { key: 'still', label: 'Sem movimento', rows: rowsOf(load.still) },
        { key: 'open', label: 'Todos em aberto', rows: load.open.rows },
      ]}
      onPassed={(to) => onPassed([person.id, to])}
    />
  );
}
