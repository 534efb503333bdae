import { borneName } from '@/formats/personName';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import { byPerson, personOf } from '@/features/services/people';
import { referenceOf, type Service } from '@/features/services/service';
import { withoutStop } from '@/texts/markup/sentence';
import { problemOf, subjectOf, withoutName, type DocumentSource } from '../form/generateInput';
import { askersText } from './demand';

/** A service that joins, with its voter if the record could be read. */
export interface Asked {
  service: Service;
  voter: VoterSheet | undefined;
}

/** The most frequent text; among equally frequent ones, the first. '' if all are empty. */
export function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) if (text.trim()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0];
}

/** Count of distinct people: one with two services counts once. */
export const countPeople = (asked: readonly Asked[]): number =>
  byPerson(asked.map(({ service }) => service)).length;

/** Category and bairro, by which an existing demand is found. */
export const placeOf = (asked: readonly Asked[]) => ({
  category: commonest(asked.map(({ service }) => service.categoryName)),
  district: commonest(asked.map(({ voter }) => voter?.address.district ?? '')),
});

const words = (name: string) => name.trim().split(/\s+/u);

/** Full names under which someone may be mentioned in a text, longest first. */
function namesOf({ service, voter }: Asked): string[] {
  const whole = [service.electorName, voter?.name ?? '', voter ? borneName(voter, 'social') : ''];
  const short = whole.map((name) => [words(name)[0], words(name).at(-1)].join(' '));
  return [...whole, ...short].map((name) => name.trim()).filter((name) => words(name).length > 1);
}

/** A text without the names of any requester, since one may mention a neighbour. */
function withoutNames(text: string, asked: readonly Asked[]): string {
  const names = [...new Set(asked.flatMap(namesOf))].sort((one, other) => other.length - one.length);
  return names.reduce((shown, name) => withoutName(shown, name), text);
}

/** Document values from the services: the words of the oldest one, and the count of requesters. */
export function demandSource(asked: readonly Asked[]): DocumentSource {
  const inOrder = asked.toSorted((one, other) =>
    (one.service.requestDate ?? '').localeCompare(other.service.requestDate ?? ''),
  );
  const { category, district } = placeOf(asked);
  const [words] = inOrder.filter(({ service }) => service.categoryName === category);
  const first = withoutNames((words ?? inOrder[0])?.service.description.trim() ?? '', asked);
  const askers = askersText(countPeople(asked));
  const named = new Map(
    inOrder.map((one) => [
      personOf(one.service),
      (one.voter && borneName(one.voter, 'social')) || one.service.electorName,
    ]),
  );
  const subject = subjectOf(category, district, withoutStop(problemOf(first, '')));
  return {
    reference: inOrder.map(({ service }) => referenceOf(service)).join(', '),
    requester: [...named.values()].filter(Boolean).join(', '),
    askers,
    subject: `${subject}, solicitada por ${askers}`,
    service: category,
    problem: first,
    areaInterest: inOrder.find(({ service }) => service.departmentId !== null)?.service.departmentId ?? null,
    district,
  };
}
