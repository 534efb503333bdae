import { formatZipcode } from '@/formats/documents';
import { limits } from '../../voter';
import type { CheckedRow, CheckedVoter } from '../check/checkRow';
import { plainWords } from '../../alike/keys';
import { keysOf, type BaseIndex } from './baseIndex';
import { cityKeyOf, districtKeyOf, hasAddress, isWhole } from './named';
import type { Choices, ImportItem, ReadyAddress, Settled } from './questions';

/** What becomes of one row. */
export type Fate =
  | { kind: 'fresh' | 'completing'; item: ImportItem }
  | { kind: 'repeated' | 'wrong'; why: string };

interface Question {
  rows: readonly CheckedRow[];
  base: Pick<BaseIndex, 'find'>;
  settled: Settled;
  choices: Choices;
}

/** What becomes of each row, in their order. Nobody of the base is completed twice. */
export function makePlan({ rows, base, settled, choices }: Question): Fate[] {
  const seen = new Map<string, { row: number; item: ImportItem | null }>();
  const completed = new Map<number, number>();

  return rows.map(({ row, voter, wrong }): Fate => {
    if (wrong.length > 0) return { kind: 'wrong', why: wrong.join(' ') };
    const placed = placeOf(voter, settled);
    if ('why' in placed) return { kind: 'wrong', why: placed.why };
    const keys = keysOf(voter);
    const twin = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    const remember = (item: ImportItem | null) =>
      keys.forEach((key) => seen.has(key) || seen.set(key, { row, item }));
    if (twin && choices.inSheet === 'skip') return { kind: 'repeated', why: `Repete a linha ${twin.row}.` };

    const voterId = base.find(keys);
    const item: ImportItem = {
      row,
      voterId: null,
      voter,
      groupIds: groupsOf(voter, settled),
      ...placed,
      canTell: keys.length > 0 && !twin && voterId === undefined,
    };
    if (twin?.item) twin.item.canTell = false;
    if (voterId !== undefined && choices.inBase === 'skip') {
      remember(null);
      return { kind: 'repeated', why: `Já está cadastrado: eleitor nº ${voterId}.` };
    }
    if (voterId !== undefined && choices.inBase === 'complete') {
      const before = completed.get(voterId);
      if (before !== undefined)
        return { kind: 'repeated', why: `Repete a linha ${before}, que completa o eleitor nº ${voterId}.` };
      completed.set(voterId, row);
      remember(null);
      return { kind: 'completing', item: { ...item, voterId } };
    }
    remember(item);
    return { kind: 'fresh', item };
  });
}

const groupsOf = ({ groups }: CheckedVoter, { groups: known }: Settled) => [
  ...new Set(groups.flatMap((group) => known[plainWords(group)] ?? [])),
];

function placeOf(
  voter: CheckedVoter,
  { cities, districts, withoutAddress }: Settled,
): { address: ReadyAddress | null; addressNote: string } | { why: string } {
  if (!hasAddress(voter)) return { address: null, addressNote: '' };
  const city = cities[cityKeyOf(voter)] ?? null;
  const district = districts[districtKeyOf(voter)] ?? null;
  if (isWhole(voter) && city && district?.cityId === city.value) {
    const { zipcode, street, number, additional } = voter;
    return { address: { zipcode, street, number, additional, city, district }, addressNote: '' };
  }
  if (withoutAddress === 'aside') return { why: whyNot(voter, city !== null) };
  const addressNote = `Endereço na planilha: ${addressText(voter)}.`;
  const length = [voter.note, addressNote].filter(Boolean).join('\n').length;
  return length > limits.note
    ? { why: `Observações: com o endereço, passam de ${limits.note} letras (têm ${length}).` }
    : { address: null, addressNote };
}

function whyNot(voter: CheckedVoter, hasCity: boolean) {
  if (!isWhole(voter)) {
    const { street, zipcode, district } = voter;
    const missing = [!street && 'o logradouro', !zipcode && 'o CEP', !district && 'o bairro'].filter(Boolean);
    return `Endereço incompleto: falta ${missing.join(', ')}.`;
  }
  return hasCity
    ? `Bairro: não existe “${voter.district}” nesta cidade.`
    : `Cidade: não existe “${[voter.city, voter.state].filter(Boolean).join('/')}”.`;
}

const addressText = ({ street, number, additional, district, city, state, zipcode }: CheckedVoter) =>
  [street, number, additional, district, [city, state].filter(Boolean).join('/'), formatZipcode(zipcode)]
    .filter(Boolean)
    .join(', ');
