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
import { unansweredDays } from './unanswered';

const PassSome = offered('passServices');

export type TeamPanel = 'pass' | 'done' | 'unanswered';

interface TeamPanelsProps {
  name: TeamPanel;
  /** Undefined where there is nobody of that number. */
  person: Person | undefined;
  onPassed: (ids: readonly number[]) => void;
}

const rowsOf = (figure: Figure) => (typeof figure === 'string' ? [] : figure.rows);

/** What opens over the team, of one person; it waits for what that person holds. */
export default function TeamPanels({ name, person, onPassed }: TeamPanelsProps) {
  const blocked = useBlockedReason();
  const reason =
    name === 'pass' ? blocked('edit_treatment', 'passar atendimentos a outra pessoa') : undefined;
  if (reason) return <BlockedPanel reason={reason} />;
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
        none={`${unknown.length > 0 ? 'Nenhum dos lidos' : 'Nenhum'} está sem resposta há ${unansweredDays} dias.`}
        note={unknown.length > 0 ? `De ${unknown.length} ainda não se leram os andamentos.` : undefined}
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
