import { plural } from '@/formats/text';
import { offered } from '@/records/offers/offers';
import { RetryButton } from '@/ui/feedback/RetryButton';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelError, PanelLoading } from '@/ui/panel/PanelStates';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { askedOn, completedOn, FigureList } from './FigureList';
import type { Figure } from './figures';
import { usePassAllBlocked } from './passAllBlocked';
import type { Person } from './person';
import { ReadAnswers, type Reading } from './ReadAnswers';
import { doneWords, unansweredWords } from './teamColumns';
import { unansweredDays, unansweredOfAll } from './unanswered';
import type { Team } from './useTeam';

const PassSome = offered('passServices');
const PassAll = offered('passOn');

export type TeamPanel = 'pass' | 'passAll' | 'done' | 'unanswered';

interface TeamPanelsProps {
  name: TeamPanel;
  /** Of nobody alone. */
  isOfAll: boolean;
  team: Team;
  reading: Reading;
  /** Undefined where there is nobody of that number. */
  person: Person | undefined;
  onPassed: (ids: readonly number[]) => void;
}

const rowsOf = (figure: Figure) => (typeof figure === 'string' ? [] : figure.rows);

const noneText = (isPartial: boolean) =>
  `${isPartial ? 'Nenhum dos lidos' : 'Nenhum'} está sem resposta há ${unansweredDays} dias.`;

/** Named while they are few. */
const mostNamed = 4;

function Missing({ people }: { people: readonly Person[] }) {
  const rest = people.length - mostNamed;
  const named = people.slice(0, mostNamed).map(({ name }) => name);
  return (
    <PanelNotice>
      <p>
        Não foi possível ler o que está com {named.join(', ')}
        {rest > 0 && ` e mais ${plural(rest, 'pessoa', 'pessoas')}`}: o que está só com{' '}
        {people.length === 1 ? 'ela' : 'elas'} não aparece aqui.
      </p>
      <RetryButton onRetry={() => people.forEach(({ retry }) => retry())} />
    </PanelNotice>
  );
}

/** Who was not answered by anybody; it waits until all people were read. */
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
  const names = new Map(found.map(({ row, names }) => [row.id, names.join(', ')]));
  return (
    <FigureList
      title={unansweredWords}
      rows={found.map(({ row }) => row)}
      dayOf={(row) => [askedOn(row), `com ${names.get(row.id) ?? ''}`].filter(Boolean).join(', ')}
      none={noneText(team.toRead.length > 0 || missing.length > 0)}
    >
      {missing.length > 0 && <Missing people={missing} />}
      <ReadAnswers reading={reading} toRead={team.toRead} />
    </FigureList>
  );
}

/** What opens over the team, of one person or of all; it waits for what they hold. */
export default function TeamPanels({ name, isOfAll, team, reading, person, onPassed }: TeamPanelsProps) {
  const blocked = useBlockedReason();
  const passAllBlocked = usePassAllBlocked();
  const reason =
    name === 'pass'
      ? blocked('edit_treatment', 'passar atendimentos a outra pessoa')
      : name === 'passAll'
        ? passAllBlocked
        : undefined;
  if (reason) return <BlockedPanel reason={reason} />;
  if (isOfAll) return <UnansweredOfAll team={team} reading={reading} />;
  // It reads by itself what there is to pass.
  if (person && name === 'passAll')
    return <PassAll row={person} onPassed={(to) => onPassed([person.id, to])} />;
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
      >
        {typeof done === 'string' ? (
          <PanelNotice tone="info">{`Não dá para saber: ${done}.`}</PanelNotice>
        ) : (
          done.atLeast && (
            <PanelNotice tone="info">
              Só se leram os mil cadastrados por último: pode haver outros.
            </PanelNotice>
          )
        )}
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
        <ReadAnswers reading={reading} toRead={unknown.map(({ id }) => id)} />
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
