import { nationalDigits } from '@/formats/phone';
import type { CallSearch } from '@/features/calls/callsOfVoter';
import type { ManifestationSearch } from '@/features/manifestations/manifestationsOfVoter';
import type { Voter } from '@/lookups/voters/voter';

/** What identifies a voter where a record holds no voter's id. */
export interface Known {
  name: string;
  /** National digits, each once. */
  phones: readonly string[];
  /** In small letters. */
  email: string;
}

const shortestPhone = 8;

export const knownOf = ({
  name,
  telephones,
  email,
}: Pick<Voter, 'name' | 'telephones' | 'email'>): Known => ({
  name: name.trim(),
  phones: [...new Set(telephones.map(({ number }) => nationalDigits(number)))].filter(
    ({ length }) => length >= shortestPhone,
  ),
  email: email.trim().toLowerCase(),
});

interface Searches {
  calls: readonly CallSearch[];
  manifestations: readonly ManifestationSearch[];
}

/** The page makes no more calls than this to open. */
const mostCalls = 7;
/** The voter, the requests, the messages. */
const alwaysMade = 3;

/**
 * The searches made at once and those made on demand, the surest first: by phone, then by e-mail; by name only on
 * demand, as it may be another person's.
 */
export function searchesOf(
  { name, phones, email }: Known,
  { hasGroups }: { hasGroups: boolean },
): { now: Searches; later: Searches } {
  let left = mostCalls - alwaysMade - (hasGroups ? 1 : 0);
  const now = { calls: [] as CallSearch[], manifestations: [] as ManifestationSearch[] };
  const later = { calls: [] as CallSearch[], manifestations: [] as ManifestationSearch[] };
  const side = () => (left-- > 0 ? now : later);
  for (const telephone of phones) {
    side().calls.push({ telephone });
    side().manifestations.push({ telephone });
  }
  if (email) side().manifestations.push({ email });
  if (name) {
    later.calls.push({ name });
    later.manifestations.push({ name });
  }
  return { now, later };
}

/** What identifies a voter, and the searches by it. */
export function searchesFor(voter: Voter) {
  const known = knownOf(voter);
  return { known, ...searchesOf(known, { hasGroups: voter.groupIds.length > 0 }) };
}
