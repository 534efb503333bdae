import { Link } from 'react-router-dom';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import type { Kind } from '@/records/ofVoter/voterPart';
import { Line } from './OpenServices';
import { ProgressUnder } from './ProgressUnder';
import type { Entry } from './timeline';
import { partOf } from './voterParts';

const longest = 300;

const whenOf = ({ when }: Pick<Entry, 'when'>) =>
  when.length > 10 ? formatShortDateTime(when) : formatShortDate(when);

/** One entry of the timeline. */
export function EntryLine<K extends Kind>({ entry }: { entry: Entry<K> }) {
  const { words, shown } = partOf(entry.kind);
  const { link, status, facts = [], text } = shown(entry.row);
  const kind = words.one;
  return (
    <li>
      <Line>
        <strong>{kind}</strong>
        {link && (
          <Link to={link.path} aria-label={`${kind} ${link.text}`}>
            {link.text}
          </Link>
        )}
        <span>{whenOf(entry) || 'sem data'}</span>
        {status}
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Line>
      <p>{firstWords(text, longest)}</p>
      {entry.kind === 'service' && link && <ProgressUnder id={entry.id} reference={link.text} />}
    </li>
  );
}
