import type { Database } from '../../db';
import type { Voter } from './records';
import { idOfReference, pageRows, wordsOf, type Paging } from '../../data/search';
import { registryOf, searched, type Registry } from './registry';
import { notFound, ownedBy } from '../../protocol/refusal';
import type { VoterFilters } from './filters';

type PlaceFilter = ((place: number) => boolean) | null;

/** @throws Refusal (404) outside the caller's office */
export function findVoter(db: Database, clientId: number, voterId: number): Voter {
  const voter = ownedBy(clientId, db.voters.get(voterId), 'Eleitor não encontrado.');
  if (voter.isExcluded) throw notFound('Eleitor não encontrado.');
  return voter;
}

export function findVoters(
  db: Database,
  clientId: number,
  asked: VoterFilters,
  paging: Paging = {},
): { rows: readonly Voter[]; total: number } {
  const registry = registryOf(db, clientId);
  const filters = filtersOf(registry, asked).filter((filter) => filter !== null);
  // Paging does not change the matches.
  const key = JSON.stringify({ ...asked, page: undefined, limit: undefined });
  const found = registry.find(key, filters);
  return { rows: pageRows(found, paging), total: found.length };
}

export const findAllVoters = (db: Database, clientId: number, asked: VoterFilters): readonly Voter[] =>
  findVoters(db, clientId, asked, { limit: Infinity }).rows;

/** Precomputes the search columns. */
export function prepareVoterSearch(db: Database): void {
  for (const { id } of db.clients.all()) {
    const registry = registryOf(db, id);
    for (const name of Object.keys(searched) as (keyof typeof searched)[]) registry.column(name);
  }
}

function filtersOf(registry: Registry, asked: VoterFilters): PlaceFilter[] {
  const { voters } = registry;
  const { reference, individualRegistration, zipcode, withEmail, districtsId = [], groupsId = [] } = asked;
  const referredId = reference === undefined ? null : idOfReference(null, reference);
  const on = (isAsked: boolean, passes: (voter: Voter) => boolean): PlaceFilter =>
    isAsked ? (place) => passes(voters[place] as Voter) : null;
  const is = (
    field: 'genre' | 'cityId' | 'status' | 'maritalStatusId' | 'professionId' | 'voteStatusId' | 'schoolId',
  ) => on(asked[field] !== undefined, (voter) => voter[field] === asked[field]);
  const districts = new Set<number | null>(districtsId);

  // Most selective and cheapest filters first.
  return [
    on(referredId !== null, ({ id }) => id === referredId),
    hasWords(registry, 'name', asked.name),
    hasWords(registry, 'email', asked.email),
    hasWords(registry, 'address', asked.address),
    hasPhone(registry, asked),
    hasBirthday(registry, asked),
    wasCreated(registry, asked),
    hasResponsible(registry, asked),
    is('cityId'),
    on(districts.size > 0, ({ districtId }) => districts.has(districtId)),
    is('genre'),
    is('status'),
    is('maritalStatusId'),
    is('professionId'),
    is('voteStatusId'),
    is('schoolId'),
    on(groupsId.length > 0, (voter) => voter.groupsId.some((id) => groupsId.includes(id))),
    on(withEmail !== undefined, ({ email }) => (email !== '') === withEmail),
    on(individualRegistration !== undefined, (voter) =>
      voter.individualRegistration.includes(individualRegistration ?? ''),
    ),
    on(zipcode !== undefined, (voter) => voter.zipcode.includes(zipcode ?? '')),
  ];
}

function hasWords(
  registry: Registry,
  field: 'name' | 'email' | 'address',
  asked: string | undefined,
): PlaceFilter {
  const words = wordsOf(asked);
  if (words.length === 0) return null;
  const texts = registry.column(field);
  return (place) => words.every((word) => texts[place]?.includes(word));
}

function hasPhone(registry: Registry, { withTelephone, telephone }: VoterFilters): PlaceFilter {
  if (withTelephone === undefined && telephone === undefined) return null;
  const phones = registry.column('phones');
  return (place) => {
    const numbers = phones[place] ?? '';
    return (
      (withTelephone === undefined || (numbers !== '') === withTelephone) &&
      (telephone === undefined || numbers.includes(telephone))
    );
  };
}

/** `DD/MM` as `MM-DD`. */
const sortable = (birthday: string) => `${birthday.slice(3)}-${birthday.slice(0, 2)}`;

/** Inclusive; a range that ends before it starts wraps around the year. */
function hasBirthday(registry: Registry, { startBirthDate, endBirthDate }: VoterFilters): PlaceFilter {
  if (startBirthDate === undefined && endBirthDate === undefined) return null;
  const from = sortable(startBirthDate ?? '01/01');
  const to = sortable(endBirthDate ?? '31/12');
  const wraps = from > to;
  const birthdays = registry.column('birthday');
  return (place) => {
    const birthday = birthdays[place] ?? '';
    if (birthday === '') return false;
    return wraps ? birthday >= from || birthday <= to : birthday >= from && birthday <= to;
  };
}

function wasCreated(registry: Registry, asked: VoterFilters): PlaceFilter {
  const { startCreatedDate: from, endCreatedDate: to } = asked;
  if (from === undefined && to === undefined) return null;
  const days = registry.column('createdOn');
  return (place) => {
    const day = days[place] ?? '';
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
}

function hasResponsible(registry: Registry, { responsibleId, responsibleName }: VoterFilters): PlaceFilter {
  const words = wordsOf(responsibleName);
  if (responsibleId === undefined && words.length === 0) return null;
  const responsibles = registry.column('responsibles');
  return (place) =>
    responsibles[place]?.some(
      ({ typeId, name }) =>
        (responsibleId === undefined || typeId === responsibleId) &&
        words.every((word) => name.includes(word)),
    ) === true;
}
