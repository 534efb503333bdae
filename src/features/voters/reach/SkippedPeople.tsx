import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { PanelNotice } from '@/ui/panel/PanelNotice';

interface SkippedPeopleProps {
  people: readonly { id: number; name: string; reason: string }[];
}

const maxNamed = 20;

/** The people skipped, each with the reason. */
export function SkippedPeople({ people }: SkippedPeopleProps) {
  const rest = people.length - maxNamed;
  if (people.length === 0) return null;
  return (
    <PanelNotice tone="info">
      <p>{plural(people.length, 'pessoa fica de fora', 'pessoas ficam de fora')}:</p>
      <ul aria-label="Ficam de fora">
        {people.slice(0, maxNamed).map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
        {rest > 0 && <li>e mais {formatNumber(rest)}</li>}
      </ul>
    </PanelNotice>
  );
}
