import type { Entry } from './entry';

/** People with overlapping appointments, and with which, by entry key. */
export type Clashes = ReadonlyMap<string, readonly Clash[]>;

export interface Clash {
  person: string;
  with: Entry;
}

/** Overlapping appointments of a person, except cancelled and all-day ones. */
export function clashesOf(entries: readonly Entry[]): Clashes {
  const byPerson = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'appointment' || entry.isOver || !entry.start || !entry.end) continue;
    for (const person of new Set(entry.people)) {
      const theirs = byPerson.get(person);
      if (theirs) theirs.push(entry);
      else byPerson.set(person, [entry]);
    }
  }
  const found = new Map<string, Clash[]>();
  const add = (entry: Entry, clash: Clash) => found.set(entry.key, [...(found.get(entry.key) ?? []), clash]);
  for (const [person, theirs] of byPerson) {
    const sorted = theirs.sort((one, other) => (one.start ?? '').localeCompare(other.start ?? ''));
    sorted.forEach((entry, index) => {
      for (const other of sorted.slice(index + 1)) {
        if ((other.start ?? '') >= (entry.end ?? '')) break;
        add(entry, { person, with: other });
        add(other, { person, with: entry });
      }
    });
  }
  return found;
}

/** `Ana também em AG-12, 09:00 – 10:00`. */
export const clashText = ({ person, with: other }: Clash) =>
  `${person} também em ${other.reference} (${other.title}), ${other.hours}`;
