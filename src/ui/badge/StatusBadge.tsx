import { choiceOf, type Choice, type ChoiceValue, type Tone } from '@/formats/choices';
import { Badge } from './Badge';
import { Missing } from './Missing';

interface StatusBadgeProps {
  statuses: readonly Choice[];
  id: ChoiceValue;
  /** The API's name for a status not in `statuses`. */
  name?: string;
}

/** Badge of a status from a fixed list; for office-defined ones see `OfficeStatusBadge`. */
export function StatusBadge({ statuses, id, name }: StatusBadgeProps) {
  const { label, tone = 'neutral' } = choiceOf(statuses, id) ?? {};
  const shown = label ?? nameOfUnknown(id, name);
  if (!shown) return <Missing />;
  return <Badge {...(tone.startsWith('#') ? { color: tone } : { tone: tone as Tone })}>{shown}</Badge>;
}

/** Text of an unknown status: its name, else its id; '' for none. */
export const nameOfUnknown = (id: ChoiceValue, name = '') =>
  name || (typeof id === 'number' && id > 0 ? `Status ${id}` : String(id || ''));
