import { nationalDigits } from '@/formats/phone';
import type { Known } from '@/records/ofVoter/matchConfidence';
import type { ContactField, ContactSearch, Kind } from '@/records/ofVoter/voterPart';
import type { Voter } from '@/lookups/voters/voter';
import { voterParts } from './voterParts';

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

/** Searches of each kind that is found by the sender's contact data. */
export type Searches = ReadonlyMap<Kind, readonly ContactSearch[]>;

const foundKinds = voterParts.flatMap(({ kind, find }) =>
  find.way === 'found' ? [{ kind, by: find.by }] : [],
);

/** Maximum requests of the page on opening. */
const maxCalls = 7;
/** Voter, services and messages. */
const alwaysMade = 3;

/**
 * Searches made at once and those on demand, most certain first: by phone, then by e-mail; by name only on demand, as
 * it may be another person's.
 */
export function searchesOf(
  { name, phones, email }: Known,
  { hasGroups }: { hasGroups: boolean },
): { now: Searches; later: Searches } {
  let left = maxCalls - alwaysMade - (hasGroups ? 1 : 0);
  const none = () => new Map(foundKinds.map(({ kind }): [Kind, ContactSearch[]] => [kind, []]));
  const [now, later] = [none(), none()];
  const add = (field: ContactField, text: string, isLater = false) =>
    foundKinds
      .filter(({ by }) => by.includes(field))
      .forEach(({ kind }) => {
        const side = isLater || left-- <= 0 ? later : now;
        side.get(kind)?.push({ [field]: text });
      });
  for (const phone of phones) add('telephone', phone);
  if (email) add('email', email);
  if (name) add('name', name, true);
  return { now, later };
}

/** The voter's identifying data, and the searches for it. */
export function searchesFor(voter: Voter) {
  const known = knownOf(voter);
  return { known, ...searchesOf(known, { hasGroups: voter.groupIds.length > 0 }) };
}
