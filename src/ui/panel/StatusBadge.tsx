import { Badge, type BadgeTone } from './Badge';
import { Missing } from './Missing';

interface StatusBadgeProps {
  /** The statuses the product knows. */
  statuses: readonly { value: number | string; label: string; tone: BadgeTone }[];
  id: number | string;
  /** What the API calls one that is none of them. */
  name?: string;
}

/** Where a record stands, of a fixed list; for statuses the office keeps itself see `Badge`. */
export function StatusBadge({ statuses, id, name }: StatusBadgeProps) {
  const status = statuses.find(({ value }) => value === id);
  const shown = status?.label ?? nameOfUnknown(id, name);
  return shown ? <Badge tone={status?.tone ?? 'neutral'}>{shown}</Badge> : <Missing />;
}

/** A status that the product does not know, as it came: by its name, else by what it is known by; '' for none. */
export const nameOfUnknown = (id: number | string, name = '') =>
  name || (typeof id === 'number' && id > 0 ? `Status ${id}` : String(id || ''));
