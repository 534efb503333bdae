import { Badge, type BadgeTone } from './Badge';

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
  return <Badge tone={status?.tone ?? 'neutral'}>{status?.label ?? (name || `Status ${id}`)}</Badge>;
}
