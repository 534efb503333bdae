import { Link } from 'react-router-dom';
import { formatLongDate, type LocalDate } from '@/formats/dates';
import { capitalised } from '@/formats/text';
import { MenuButton } from '@/ui/menu/MenuButton';
import { signpost } from '@/ui/signposts';
import { isPlainPress } from '@/ui/plainPress';
import type { AgendaShown } from './agendaShown';
import { clashText, type Clash } from './clashes';
import { entriesOn, kindWords, type Entry } from './entry';
import { Day, Line, Mark, None } from './listStyles';
import { eachDay } from './urlState/period';
import type { Source } from './read/useSources';

interface AgendaListProps extends Pick<AgendaShown, 'about' | 'now' | 'entries' | 'clashes'> {
  canMove: (entry: Entry) => boolean;
  sources: readonly Source[];
  onOpen: (entry: Entry) => void;
  onMove: (entry: Entry) => void;
}

/** The entries day by day under headings: for screen readers, phones and users who prefer a list. */
export function AgendaList({ about, now, entries, clashes, sources, ...acts }: AgendaListProps) {
  const isWaiting = sources.some(({ isFetching }) => isFetching);
  const shown = eachDay(about).map((day) => ({ day, entries: entriesOn(day, entries) }));
  // In a longer period only days with entries, and today.
  const listed = shown.filter((each) => shown.length < 8 || each.entries.length > 0 || each.day === now);
  return (
    <div aria-busy={isWaiting}>
      {listed.length === 0 && <None>{isWaiting ? 'Carregando...' : 'Nada neste período.'}</None>}
      {listed.map(({ day, entries: ofDay }) => (
        <Day key={day} aria-labelledby={`dia-${day}`}>
          <h2 id={`dia-${day}`}>
            {capitalised(formatLongDate(day))}
            {day === now && <span> · hoje</span>}
          </h2>
          {ofDay.length === 0 ? (
            <None>{isWaiting ? 'Carregando...' : 'Nada marcado.'}</None>
          ) : (
            <ul>
              {ofDay.map((entry) => (
                <EntryLine
                  key={entry.key}
                  day={day}
                  entry={entry}
                  clashes={clashes.get(entry.key)}
                  {...acts}
                />
              ))}
            </ul>
          )}
        </Day>
      ))}
    </div>
  );
}

interface EntryLineProps extends Pick<AgendaListProps, 'canMove' | 'onOpen' | 'onMove'> {
  day: LocalDate;
  entry: Entry;
  clashes: readonly Clash[] | undefined;
}

function EntryLine({ day, entry, clashes = [], canMove, onOpen, onMove }: EntryLineProps) {
  const { kind, title, reference, location, people, state, isOver, path } = entry;
  const facts = [reference, location, people.join(', ')].filter(Boolean).join(' · ');
  return (
    <Line className={kind}>
      <b>{hoursOn(day, entry)}</b>
      <div>
        <Link
          to={path}
          ref={signpost('open', entry.key)}
          onClick={(event) => {
            if (kind === 'birthday' || !isPlainPress(event)) return;
            event.preventDefault();
            onOpen(entry);
          }}
        >
          <span className="visually-hidden">{kindWords[kind].one}: </span>
          {isOver ? <s>{title}</s> : title}
        </Link>
        {state && <Mark>{state}</Mark>}
        {entry.isMoving && <Mark>Movendo...</Mark>}
        <p>{facts}</p>
        {clashes.map((clash) => (
          <p key={`${clash.person} ${clash.with.key}`} className="clash">
            <span aria-hidden="true">⚠ </span>Choque de horário: {clashText(clash)}
          </p>
        ))}
      </div>
      {canMove(entry) && (
        <MenuButton
          label={`Ações de ${reference}`}
          items={[
            { label: 'Abrir', onSelect: () => onOpen(entry) },
            { label: 'Mover…', onSelect: () => onMove(entry) },
          ]}
        />
      )}
    </Line>
  );
}

/** For an entry over midnight, only the start or end within this day. */
function hoursOn(day: LocalDate, { start, end, from, to, hours }: Entry): string {
  if (start === null) return 'Dia todo';
  if (from === to) return hours;
  if (day === from) return `${start.slice(11, 16)} até o dia seguinte`;
  return day === to && end ? `até ${end.slice(11, 16)}` : 'Dia todo';
}
