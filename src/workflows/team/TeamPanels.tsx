import { firstWords } from '@/formats/text';
import { offered } from '@/records/offers/offers';
import { RetryButton } from '@/ui/feedback/RetryButton';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelError, PanelLoading } from '@/ui/panel/PanelStates';
import { SidePanel } from '@/ui/panel/SidePanel';
import { askedOn, completedOn, FigureList } from './FigureList';
import type { Figure } from './figures';
import { usePassBlocked } from './usePassBlocked';
import type { Person } from './person';
import { ReadAnswersAtOnce, type Reading } from './ReadAnswers';
import { doneWords, unansweredWords } from './teamColumns';
import { unansweredDays, unansweredOfAll } from './unanswered';
import type { Team } from './useTeam';

const PassSome = offered('passServices');
const PassAll = offered('passOn');
const ReturnWork = offered('returnWork');

export type TeamPanel = 'pass' | 'passAll' | 'giveBack' | 'done' | 'unanswered';

interface TeamPanelsProps {
  name: TeamPanel;
  /** Whether the panel is about all users. */
  isOfAll: boolean;
  team: Team;
  reading: Reading;
  /** Undefined if no user has that id. */
  person: Person | undefined;
  onPassed: (ids: readonly number[]) => void;
}

const rowsOf = (figure: Figure) => (typeof figure === 'string' ? [] : figure.rows);

const noneText = (isPartial: boolean) =>
  isPartial
    ? `Nenhum dos lidos está sem resposta há ${unansweredDays} dias.`
    : `Ninguém espera por resposta há ${unansweredDays} dias: tudo em dia.`;

const namesOf = (people: readonly Person[]) => firstWords(people.map(({ name }) => name).join(', '), 120);

/** Services that no user replied to; shown once all users were read. */
function UnansweredOfAll({ team, reading }: { team: Team; reading: Reading }) {
  const { missing, isUnknown } = team;
  if (!team.isRead || isUnknown)
    return (
      <SidePanel title={unansweredWords} kind="details">
        <PanelContent>
          {isUnknown ? <PanelError failure={missing[0]?.failure} onRetry={team.readAll} /> : <PanelLoading />}
        </PanelContent>
      </SidePanel>
    );
  const found = unansweredOfAll(team.all);
  const holders = new Map(found.map(({ row, names }) => [row.id, names.join(', ')]));
  return (
    <FigureList
      title={unansweredWords}
      rows={found.map(({ row }) => row)}
      dayOf={askedOn}
      holdersOf={({ id }) => holders.get(id) ?? ''}
      none={noneText(team.toRead.length > 0 || missing.length > 0)}
    >
      {missing.length > 0 && (
        <PanelNotice>
          <p>Não foi possível ler o que está com {namesOf(missing)}: pode faltar algo aqui.</p>
          <RetryButton onRetry={() => missing.forEach(({ retry }) => retry())} />
        </PanelNotice>
      )}
      <ReadAnswersAtOnce reading={reading} toRead={team.toRead} />
    </FigureList>
  );
}

/** The panels over the team, for one user or all; rendered once their services are loaded. */
export default function TeamPanels({ name, isOfAll, team, reading, person, onPassed }: TeamPanelsProps) {
  const blocked = usePassBlocked();
  const reason = name === 'done' || name === 'unanswered' ? undefined : blocked[name];
  if (reason) return <BlockedPanel reason={reason} />;
  if (isOfAll) return <UnansweredOfAll team={team} reading={reading} />;
  // It loads what there is to pass on itself.
  if (person && name === 'passAll')
    return <PassAll row={person} onPassed={(to) => onPassed([person.id, to])} />;
  if (person && name === 'giveBack')
    return <ReturnWork row={person} onPassed={(receiver) => onPassed([person.id, receiver])} />;
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
    const note =
      typeof done === 'string'
        ? `Não dá para saber: ${done}.`
        : done.atLeast && 'Só se leram os mil cadastrados por último: pode haver outros.';
    return (
      <FigureList
        key={name}
        title={`${doneWords()}, de ${person.name}`}
        rows={rowsOf(done)}
        dayOf={completedOn}
        none="Nenhum, até hoje."
      >
        {note && <PanelNotice tone="info">{note}</PanelNotice>}
      </FigureList>
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
      >
        <ReadAnswersAtOnce reading={reading} toRead={unknown} />
      </FigureList>
    );
  return (
    <PassSome
      from={person}
      groups={[
        { key: 'open', label: 'Todos em aberto', rows: load.open.rows },
        { key: 'overdue', label: 'Vencidos', rows: rowsOf(load.overdue) },
        { key: 'still', label: 'Sem movimento', rows: rowsOf(load.still) },
      ]}
      onPassed={(to) => onPassed([person.id, to])}
    />
  );
}
