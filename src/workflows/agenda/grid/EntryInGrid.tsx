import { styled } from '@/ui/style';
import { clashText, type Clash } from '../clashes';
import { kindWords, type Entry, type Spot } from '../entry';

const Box = styled.span`
  /* Contains visually hidden text, which would otherwise widen the page. */
  position: relative;
  display: block;
  min-width: 0;
  max-height: 100%;
  padding: 1px 4px 2px;
  overflow: hidden;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  s {
    text-decoration-thickness: 1px;
  }

  em {
    display: inline-block;
    padding: 0 4px;
    border: var(--line-width) solid currentcolor;
    border-radius: 3px;
    font-style: normal;
  }

  /* Seven days on a phone: two lines each, the rest in its details and in the list. */
  &.beside {
    @media (width < 48rem) {
      max-height: 2.75em;
      padding: 1px 2px;
    }
  }

  /* Beside others of the same hour there is space only for the mark. */
  .clash {
    position: relative;
    max-width: 100%;
    overflow: hidden;
    color: var(--danger);
    font-weight: 600;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;
  }
`;

interface EntryInGridProps {
  entry: Entry;
  clashes: readonly Clash[] | undefined;
  /** Hours of the drop target. */
  hours: Spot['hours'] | undefined;
  /** Where days are side by side, only the height shows the end. */
  isNarrow: boolean;
}

/** An entry's content in the calendar; the kind is also given in words, not only by colour. */
export function EntryInGrid({ entry, clashes, hours, isNarrow }: EntryInGridProps) {
  const { kind, title, state, isOver, location } = entry;
  const shown = hours ? `${hours.start} – ${hours.end}` : entry.hours;
  const isBrief = isNarrow && !hours;
  return (
    <Box
      className={isNarrow ? 'beside' : undefined}
      title={[shown, title, location, ...(clashes ?? []).map(clashText)].filter(Boolean).join('\n')}
    >
      <span className="visually-hidden">{kindWords[kind].one}: </span>
      {shown && (
        <b>
          {isBrief ? shown.slice(0, 5) : shown}
          {isBrief && <span className="visually-hidden">{shown.slice(5)}</span>}{' '}
        </b>
      )}
      {clashes && (
        <>
          <em className="clash">
            <span aria-hidden="true">⚠ </span>Choque<span className="visually-hidden"> de horário</span>
          </em>{' '}
        </>
      )}
      {isOver ? <s>{title}</s> : title} {state && <em>{state}</em>}
    </Box>
  );
}
