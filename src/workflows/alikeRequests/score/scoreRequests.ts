import { capitalised } from '@/formats/text';
import { holdsName, isSameName } from './placeNames';
import type { RequestTraits } from './traits';

/* Whether two services request the same at the same place, with the reasons in words. */

export interface Alikeness {
  /** 0 to 100, for sorting. */
  score: number;
  /** In Portuguese, strongest first. */
  reasons: string[];
}

/** The street common to both; null if different or unknown. */
function commonStreet(one: RequestTraits, other: RequestTraits): readonly string[] | null {
  for (const street of one.streets)
    if (other.streets.some((of) => isSameName(street, of)) || holdsName(other.words, street)) return street;
  for (const street of other.streets) if (holdsName(one.words, street)) return street;
  return null;
}

/** The street as in an address or, if only named in the text, as there. */
const shownStreet = (street: readonly string[], ...both: readonly RequestTraits[]) =>
  both.find(({ ownStreet }) => isSameName(ownStreet, street))?.ownStreetText ??
  street.map(capitalised).join(' ');

/** Both name a place, and they differ. */
const isElsewhere = (one: RequestTraits, other: RequestTraits) =>
  one.streets.length > 0 && other.streets.length > 0;

/** Number of common words, relative to the shorter text. */
function wordsInCommon(one: RequestTraits, other: RequestTraits) {
  const [short, long] = one.signs.size <= other.signs.size ? [one, other] : [other, one];
  const shared = [...short.signs.keys()].filter((sign) => long.signs.has(sign));
  return { shared, part: short.signs.size === 0 ? 0 : shared.length / short.signs.size };
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((each) => other.has(each));

/** Minimum share of common words if there is no common topic. */
const minWords = 0.5;
/** The minimum if both name the same street. */
const minWordsOfStreet = 0.25;
const maxShown = 4;

/** The similarity of two services; null if there is none or it cannot be determined. */
export function scoreRequests(one: RequestTraits, other: RequestTraits): Alikeness | null {
  const reasons: string[] = [];
  const [document] = shared(one.documents, other.documents);
  if (document !== undefined) reasons.push(`Mesmo documento: ${document}`);

  const isSameCategory = one.category !== '' && one.category === other.category;
  const isSameCity = !one.city || !other.city || one.city === other.city;
  const street = isSameCity ? commonStreet(one, other) : null;
  const isSameDistrict = isSameCity && isSameName(one.district, other.district);
  const { shared: words, part } = wordsInCommon(one, other);
  const matters = shared(one.matters, other.matters);
  const isOtherMatter = matters.length === 0 && one.matters.size > 0 && other.matters.size > 0;
  const isOtherLine =
    one.lines.size > 0 && other.lines.size > 0 && shared(one.lines, other.lines).length === 0;
  const isNear = matters.length > 0 || (!isOtherMatter && part >= (street ? minWordsOfStreet : minWords));

  const isAlike =
    isSameCategory &&
    isNear &&
    !isOtherLine &&
    (street !== null || (isSameDistrict && !isElsewhere(one, other)));
  if (!isAlike && document === undefined) return null;
  if (street) reasons.push(`Mesma rua: ${shownStreet(street, one, other)}`);
  if (isAlike && isSameDistrict) reasons.push('Mesmo bairro e categoria');
  else if (isAlike) reasons.push('Mesma categoria');
  if (words.length > 0) {
    const shown = words.slice(0, maxShown).map((sign) => one.signs.get(sign));
    reasons.push(`Palavras em comum: ${shown.join(', ')}`);
  } else if (matters.length > 0) reasons.push('Mesmo assunto em outras palavras');
  const score = Math.min(
    100,
    (document === undefined ? 0 : 40) +
      (street ? 30 : 10) +
      Math.min(30, matters.length * 20) +
      Math.round(part * 30),
  );
  return { score, reasons };
}
