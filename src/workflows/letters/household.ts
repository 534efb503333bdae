import { foldText } from '@/formats/text';
import type { Recipient } from './recipient';

/* Groups recipients who live at the same address. */

export type Household = readonly [Recipient, ...Recipient[]];

/**
 * Maximum people per household; more at one address means an institution or building: a nursing home, a school, a
 * building without unit numbers.
 */
export const maxOfHousehold = 8;

const short: Readonly<Record<string, string>> = {
  ...{ r: 'rua', av: 'avenida', al: 'alameda', tv: 'travessa', trav: 'travessa', pc: 'praca', pca: 'praca' },
  ...{
    rod: 'rodovia',
    est: 'estrada',
    estr: 'estrada',
    jd: 'jardim',
    vl: 'vila',
    dr: 'doutor',
    prof: 'professor',
  },
  ...{ cel: 'coronel', gen: 'general', sta: 'santa', sto: 'santo', s: 'sao' },
  ...{ ap: 'ap', apt: 'ap', apto: 'ap', apartamento: 'ap', bl: 'bloco', cs: 'casa', fds: 'fundos' },
};

const words = (text: string) => foldText(text).match(/[a-z\d]+/g) ?? [];

const isNumberWord = (word: string) => /^(?:n|no|nr|num|numero)$/.test(word);

/** The words of an address in normalised spelling; 'nº' before a number is dropped. */
const folded = (text: string) =>
  words(text)
    .filter((word, at, all) => !(isNumberWord(word) && /^\d/.test(all[at + 1] ?? '')))
    .map((word) => short[word] ?? word)
    .join(' ');

/** Key of a house; '' without a house number. */
export function houseKey({ street, city, state }: Recipient): string {
  const [road = '', ...rest] = street.split(',');
  const [number = ''] = rest;
  if (!/\d/.test(number) || folded(road) === '' || folded(city) === '') return '';
  return [folded(road), folded(rest.join(' ')), folded(city), folded(state)].join('|');
}

/** Splits people with the same street, number and city into houses, by postal code and district. */
function housesOf(people: readonly Recipient[]): Recipient[][] {
  const houses: { zipcode: string; district: string; people: Recipient[] }[] = [];
  // People with a postal code first, so that those without can join them.
  for (const one of people.toSorted((a, b) => Number(b.zipcode !== '') - Number(a.zipcode !== ''))) {
    const district = folded(one.district);
    const fits = houses.filter(
      (house) =>
        (one.zipcode !== '' && house.zipcode === one.zipcode) ||
        ((one.zipcode === '' || house.zipcode === '') &&
          (district === house.district || district === '' || house.district === '')),
    );
    const [house] = fits;
    if (house && fits.length === 1) house.people.push(one);
    else houses.push({ zipcode: one.zipcode, district, people: [one] });
  }
  return houses.map((house) => house.people);
}

/**
 * Households in the order of their first members; a person without address or house number is alone, as are those at
 * an address with too many.
 */
export function householdsOf(recipients: readonly Recipient[]): Household[] {
  const places = new Map(recipients.map(({ id }, at) => [id, at]));
  const placeOf = (one: Recipient | undefined) => places.get(one?.id ?? 0) ?? 0;
  const byKey = new Map<string, Recipient[]>();
  for (const one of recipients) {
    const key = houseKey(one);
    const people = byKey.get(key);
    if (people) people.push(one);
    else byKey.set(key, [one]);
  }
  return [...byKey]
    .flatMap(([key, people]) => (key === '' ? people.map((one) => [one]) : housesOf(people)))
    .flatMap((people) => (people.length > maxOfHousehold ? people.map((one) => [one]) : [people]))
    .map((people) => people.toSorted((one, other) => placeOf(one) - placeOf(other)))
    .filter((people): people is [Recipient, ...Recipient[]] => people.length > 0)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Each recipient alone. */
export const aloneOf = (recipients: readonly Recipient[]): Household[] => recipients.map((one) => [one]);
