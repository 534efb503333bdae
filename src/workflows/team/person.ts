import { compareText } from '@/formats/text';
import type { ApiFailure } from '@/api/failure';
import type { HeldRow } from '@/features/services/held/heldRow';
import type { Load } from './figures';

/** A row of the team: somebody, and what stands in their name; null until it is read. */
export interface Person {
  id: number;
  name: string;
  isActive: boolean;
  load: Load | null;
  failure: ApiFailure | undefined;
  retry: () => void;
  /** Without an answer for long, of those of which that is known. */
  unanswered: readonly HeldRow[];
  /** Whose entries would have to be read to know. */
  unknown: readonly HeldRow[];
}

/** Those without access are there for what they still hold, or because that could not be read. */
export const isShown = ({ isActive, load, failure }: Person) =>
  isActive || failure !== undefined || (load?.open.count ?? 0) > 0;

/** Those with most to do first, then by name. */
export const byLoad = (one: Person, other: Person) =>
  (other.load?.open.count ?? 0) - (one.load?.open.count ?? 0) || byName(one, other);

/** Those with access first. */
export const byName = (one: Person, other: Person) =>
  Number(other.isActive) - Number(one.isActive) || compareText(one.name, other.name);
