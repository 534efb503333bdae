import { compareText } from '@/formats/text';
import type { ApiFailure } from '@/api/failure';
import type { HeldRow } from '@/features/services/held/heldRow';
import type { Load } from './figures';

/** A row of the team: a user and their services; null until loaded. */
export interface Person {
  id: number;
  name: string;
  isActive: boolean;
  load: Load | null;
  failure: ApiFailure | undefined;
  retry: () => void;
  /** Without a reply for long, among those with a known answer date. */
  unanswered: readonly HeldRow[];
  /** Services whose entries are needed to know. */
  unknown: readonly HeldRow[];
}

/** Inactive users are shown for services they still have, or if these could not be read. */
export const isShown = ({ isActive, load, failure }: Person) =>
  isActive || failure !== undefined || (load?.open.count ?? 0) > 0;

/** By workload, highest first, then by name. */
export const byLoad = (one: Person, other: Person) =>
  (other.load?.open.count ?? 0) - (one.load?.open.count ?? 0) || byName(one, other);

/** Active users first. */
export const byName = (one: Person, other: Person) =>
  Number(other.isActive) - Number(one.isActive) || compareText(one.name, other.name);
