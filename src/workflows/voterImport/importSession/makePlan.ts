import { formatZipcode } from '@/formats/documents';
import { limits } from '@/lookups/voters/voter';
import type { CheckedRow, CheckedVoter } from '../check/checkRow';
import { oneLine } from '@/formats/text';
import { reasonsText } from '@/lookups/voters/alike/scorePair';
import { plainWords } from '@/lookups/voters/alike/keys';
import type { BaseIndex, BaseVoter } from './baseIndex';
import { cityKeyOf, districtKeyOf, hasAddress, isWhole } from './named';
import { canBeFound, createPersonIndex, keysOf, type Found } from './personIndex';
import type { Choices, ImportItem, ReadyAddress, Resolved } from './questions';

/** Result for one row; `notices`: values that cannot be recorded as they are in the sheet. */
export type RowDecision =
  | { kind: 'fresh'; item: ImportItem; notices: readonly string[] }
  | { kind: 'completing'; item: ImportItem; known: BaseVoter; notices: readonly string[] }
  | { kind: 'repeated' | 'wrong'; why: string; /** Of a skipped, existing voter. */ knownId?: number };

interface Question {
  rows: readonly CheckedRow[];
  base: Pick<BaseIndex, 'find'>;
  resolved: Resolved;
  choices: Choices;
}

interface Seen {
  row: number;
  item: ImportItem | null;
}

const whyOf = ({ pairScore }: Pick<Found<unknown>, 'pairScore'>) => {
  const why = reasonsText(pairScore);
  return why && ` (${why})`;
};

const repeats = (twin: Found<Seen>) =>
  twin.pairScore.is === 'same'
    ? `Repete a linha ${twin.value.row}.`
    : `Pode ser a pessoa da linha ${twin.value.row}${whyOf(twin)}: confira e complete à mão.`;

/** Decides on each row, in order. No existing voter is completed twice. */
export function makePlan({ rows, base, resolved, choices }: Question): RowDecision[] {
  const seen = createPersonIndex<Seen>();
  const completed = new Map<number, number>();

  return rows.map(({ row, voter, refused }): RowDecision => {
    if (refused.length > 0) return { kind: 'wrong', why: refused.join(' ') };
    const placed = placeOf(voter, resolved);
    if ('why' in placed) return { kind: 'wrong', why: placed.why };
    const keys = keysOf(voter);
    const twin = seen.find(voter, keys);
    if (twin?.pairScore.isClose && choices.inSheet === 'skip')
      return { kind: 'repeated', why: repeats(twin) };

    const found = base.find(voter, keys);
    const known = found?.value;
    const { notices, ...grouped } = groupsOf(voter, resolved, placed.notices);
    const item: ImportItem = {
      row,
      voterId: null,
      voter,
      ...grouped,
      ...fitting(voter, placed, grouped.groupNote, notices),
      allows: voter.allows === '' ? resolved.allowsForAll : voter.allows,
      voteStatusId: voter.voteStatusId === '' ? resolved.voteStatusId : voter.voteStatusId,
      isOnlyNo: false,
      canTell: canBeFound(keys) && !twin && !known,
    };
    if (twin?.value.item) twin.value.item.canTell = false;
    const remember = (kept: ImportItem | null) => seen.add(voter, { row, item: kept }, keys);
    if (!known || choices.inBase === 'create' || !found.pairScore.isClose) {
      remember(item);
      if (twin && !twin.pairScore.isClose)
        notices.push(`Pode ser a pessoa da linha ${twin.value.row}${whyOf(twin)}.`);
      if (known && !found.pairScore.isClose)
        notices.push(`Pode ser o eleitor nº ${known.id}, ${oneLine(known.name)}${whyOf(found)}.`);
      return { kind: 'fresh', item, notices };
    }
    remember(null);
    if (found.pairScore.is === 'perhaps')
      return {
        kind: 'repeated',
        why: `Pode ser o eleitor nº ${known.id}${whyOf(found)}: confira e complete à mão.`,
      };
    // A refusal of messages is always recorded, even if existing voters are skipped.
    const isOnlyNo = choices.inBase === 'skip' && voter.allows === false && choices.noWins;
    if (choices.inBase === 'skip' && !isOnlyNo)
      return { kind: 'repeated', why: `Já está cadastrado: eleitor nº ${known.id}.`, knownId: known.id };
    if (!found.isSole)
      return {
        kind: 'repeated',
        why: `Mais de um cadastrado tem este nome e telefone, como o eleitor nº ${known.id}: complete à mão.`,
      };
    const before = completed.get(known.id);
    if (before !== undefined)
      return { kind: 'repeated', why: `Repete a linha ${before}, que completa o eleitor nº ${known.id}.` };
    completed.set(known.id, row);
    return { kind: 'completing', item: { ...item, voterId: known.id, isOnlyNo }, known, notices };
  });
}

/** Existing groups; the others stay as text. */
function groupsOf({ groups }: CheckedVoter, { groups: known }: Resolved, before: readonly string[]) {
  const lost = groups.filter((group) => !known[plainWords(group)]);
  return {
    groupIds: [...new Set(groups.flatMap((group) => known[plainWords(group)] ?? []))],
    groupNote: lost.length > 0 ? `Grupos na planilha: ${lost.join(', ')}.` : '',
    notices:
      lost.length > 0
        ? [
            ...before,
            `Grupos: não existe ${lost.map((group) => `“${group}”`).join(', ')}; vai para as observações.`,
          ]
        : [...before],
  };
}

interface Placed {
  address: ReadyAddress | null;
  addressNote: string;
  notices: readonly string[];
}

/** Notes within the limit; the rest is reported. */
function fitting(
  { note }: CheckedVoter,
  { address, addressNote }: Placed,
  groupNote: string,
  notices: string[],
) {
  let length = note.length;
  const fit = (text: string, what: string) => {
    if (text === '') return '';
    if (length + text.length + 1 > limits.note) {
      notices.push(`${what}: não cabe nas observações, que têm até ${limits.note} letras.`);
      return '';
    }
    length += text.length + 1;
    return text;
  };
  return { address, addressNote: fit(addressNote, 'Endereço'), groupNote: fit(groupNote, 'Grupos') };
}

function placeOf(
  voter: CheckedVoter,
  { cities, districts, withoutAddress }: Resolved,
): Placed | { why: string } {
  const city = cities[cityKeyOf(voter)] ?? null;
  if (!hasAddress(voter)) {
    // The API stores no city without an address.
    const where = city?.label ?? [voter.city, voter.state].filter(Boolean).join('/');
    if (!where) return { address: null, addressNote: '', notices: [] };
    return {
      address: null,
      addressNote: `Cidade na planilha: ${where}.`,
      notices: ['Cidade: sem endereço, vai para as observações.'],
    };
  }
  const district = districts[districtKeyOf(voter)] ?? null;
  if (isWhole(voter) && city && district?.cityId === city.value) {
    const { zipcode, street, number, additional } = voter;
    return { address: { zipcode, street, number, additional, city, district }, addressNote: '', notices: [] };
  }
  const why = whyNot(voter, city !== null);
  if (withoutAddress === 'aside') return { why };
  return {
    address: null,
    addressNote: `Endereço na planilha: ${addressText(voter)}.`,
    // For a list with only the bairro, the question has stated it once for all rows.
    notices: isOnlyDistrict(voter) ? [] : [`${why} O endereço vai para as observações.`],
  };
}

const isOnlyDistrict = ({ street, zipcode, number, additional }: CheckedVoter) =>
  ![street, zipcode, number, additional].some(Boolean);

function whyNot(voter: CheckedVoter, hasCity: boolean) {
  if (!isWhole(voter)) {
    const { street, zipcode, district } = voter;
    const missing = [!street && 'o logradouro', !zipcode && 'o CEP', !district && 'o bairro'].filter(Boolean);
    return `Endereço incompleto: falta ${missing.join(', ').replace(/, (?=[^,]*$)/, ' e ')}.`;
  }
  return hasCity
    ? `Bairro: não existe “${voter.district}” nesta cidade.`
    : `Cidade: não existe “${[voter.city, voter.state].filter(Boolean).join('/')}”.`;
}

const addressText = ({ street, number, additional, district, city, state, zipcode }: CheckedVoter) =>
  [street, number, additional, district, [city, state].filter(Boolean).join('/'), formatZipcode(zipcode)]
    .filter(Boolean)
    .join(', ');
