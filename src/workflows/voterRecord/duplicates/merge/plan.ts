import { formatPhone } from '@/formats/phone';
import { scorePair, type PairScore } from '@/lookups/voters/alike/scorePair';
import { traitsOf } from '@/lookups/voters/alike/traits';
import type { PhoneInput } from '@/features/voters/form/voterFields';
import { emptyPhone, inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import { unknownGenre } from '@/lookups/voters/voterTraits';
import { chosenFields, flat, fullness, type ChosenField } from './fields';

/* The values that the kept record will have. */

/** One of the two columns. */
export type Side = 'one' | 'other';

export const otherSide = (side: Side): Side => (side === 'one' ? 'other' : 'one');

export interface Two {
  one: VoterRecord;
  other: VoterRecord;
}

export interface Choice {
  stays: Side;
  /** By field key; others as proposed. */
  picks: Readonly<Partial<Record<string, Side>>>;
  /** As typed; null: as proposed. */
  note: string | null;
}

export const maxPhones = 2;

/** Only one is active: only a person can know which is right. */
export const isStatusOpen = ({ one, other }: Two): boolean => one.status !== other.status;

/** The inactive record first, if only one is: the person may have died, or opted out. */
export const inactiveFirst = (two: Two): readonly [Side, Side] =>
  isStatusOpen(two) && two.one.status ? ['other', 'one'] : ['one', 'other'];

/** Why a merge cannot start before a choice; undefined once made. */
export const openChoice = (two: Two, picks: Choice['picks'], hasChosenStay: boolean): string | undefined => {
  if (!isStatusOpen(two)) return undefined;
  if (!hasChosenStay) return 'Um está ativo e o outro inativo: escolha antes o cadastro que fica.';
  return picks['status'] ? undefined : 'Um está ativo e o outro inativo: escolha antes a situação.';
};

/** The record to keep by default: the one with more data, else the newer one. */
export function proposedStay({ one, other }: Two, updated?: Readonly<Record<Side, string | null>>): Side {
  const more = fullness(inputFrom(one)) - fullness(inputFrom(other));
  if (more !== 0) return more > 0 ? 'one' : 'other';
  return (updated?.other ?? '') > (updated?.one ?? '') ? 'other' : 'one';
}

const wordCount = (name: string) => name.trim().split(/\s+/).length;
const isInCapitals = (name: string) => name === name.toUpperCase();
const accentsIn = (name: string) => name.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/**
 * Whether a name is written more completely: with more words or, with the same ones, not in capitals or with accents.
 */
function isFullerName(name: string, than: string): boolean {
  if (wordCount(name) !== wordCount(than)) return wordCount(name) > wordCount(than);
  if (flat(name) !== flat(than)) return false;
  return isInCapitals(name) === isInCapitals(than) ? accentsIn(name) > accentsIn(than) : isInCapitals(than);
}

/** The side whose value is taken by default. */
function proposedPick({ key, textOf }: ChosenField, two: Two, stays: Side): Side {
  const [kept, gone] = [inputFrom(two[stays]), inputFrom(two[otherSide(stays)])];
  // An opt-out is kept.
  if (key === 'allowCommunication') return kept.allowCommunication ? otherSide(stays) : stays;
  if (key === 'status') return kept.status ? stays : otherSide(stays);
  // 'Não informado' says less than either gender.
  if (key === 'genre' && kept.genre === unknownGenre && gone.genre) return otherSide(stays);
  if (key === 'name') return isFullerName(gone.name, kept.name) ? otherSide(stays) : stays;
  return textOf(kept) || !textOf(gone) ? stays : otherSide(stays);
}

export const pickOf = (field: ChosenField, two: Two, { stays, picks }: Choice): Side =>
  picks[field.key] ?? proposedPick(field, two, stays);

const addressField = chosenFields.find(({ key }) => key === 'address') as ChosenField;

/** Without duplicates, keeping the first of each key. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

/** Each phone number once, the kept record's first. */
const phonesOf = (kept: VoterInput, gone: VoterInput): PhoneInput[] =>
  unique(
    [...kept.telephone, ...gone.telephone].filter(({ number }) => number !== ''),
    ({ number }) => number,
  );

/** Labels in the note for values written after the other record is removed. */
export const laterWords = { cpf: 'CPF a gravar', name: 'Nome a gravar', birth: 'Nascimento a gravar' };

/** Left by an earlier merge: the values themselves are still in the two records. */
const withoutLater = (note: string) =>
  note
    .split('\n')
    .filter((line) => !Object.values(laterWords).some((word) => line.startsWith(`${word}: `)))
    .join('\n')
    .trim();

/** Appends a part to a note unless it already contains it. */
export const joinNote = (note: string, part: string) => {
  if (part.trim() === '' || flat(note).includes(flat(part))) return note;
  return note.trim() ? `${note.trim()}\n${part.trim()}` : part.trim();
};

/**
 * The notes of both, plus data without a field of its own: a third phone number, a house number that is not numeric.
 */
export function proposedNote(two: Two, choice: Choice): string {
  const kept = inputFrom(two[choice.stays]);
  const gone = inputFrom(two[otherSide(choice.stays)]);
  const { writtenNumber } = pickOf(addressField, two, choice) === choice.stays ? { writtenNumber: '' } : gone;
  return [
    withoutLater(kept.note),
    withoutLater(gone.note),
    ...phonesOf(kept, gone)
      .slice(maxPhones)
      .map(({ number }) => `Outro telefone: ${formatPhone(number)}`),
    writtenNumber && `Número do endereço: ${writtenNumber}`,
  ].reduce(joinNote, '');
}

export interface Plan {
  kept: VoterRecord;
  gone: VoterRecord;
  input: VoterInput;
  /** The record whose address is sent back as received. */
  recorded: VoterRecord;
}

/** The values to write into the kept record. */
export function planOf(two: Two, choice: Choice): Plan {
  const { stays } = choice;
  const [kept, gone] = [two[stays], two[otherSide(stays)]];
  const [keptInput, goneInput] = [inputFrom(kept), inputFrom(gone)];
  const input: VoterInput = { ...keptInput };
  for (const field of chosenFields) {
    if (pickOf(field, two, choice) === stays) continue;
    Object.assign(input, Object.fromEntries(field.names.map((name) => [name, goneInput[name]])));
  }
  const isOwnAddress = pickOf(addressField, two, choice) === stays;
  const isText = input.writtenNumber !== '' && !isOwnAddress;
  const phones = phonesOf(keptInput, goneInput).slice(0, maxPhones);
  const both = new Set([kept.id, gone.id]);
  return {
    kept,
    gone,
    recorded: isOwnAddress || isText ? kept : gone,
    input: {
      ...input,
      ...(isText && { writtenNumber: '' }),
      telephone: phones.length > 0 ? phones : [emptyPhone],
      groupsId: [...new Set([...keptInput.groupsId, ...goneInput.groupsId])],
      responsible: unique([...keptInput.responsible, ...goneInput.responsible], (one) =>
        [one.responsibleId, flat(one.name)].join(' '),
      ),
      relatives: unique(
        [...keptInput.relatives, ...goneInput.relatives].filter(
          ({ elector }) => !both.has(elector?.value ?? 0),
        ),
        ({ elector, kinship }) => `${elector?.value} ${kinship}`,
      ),
      note: (choice.note ?? proposedNote(two, choice)).trim(),
    },
  };
}

/** Whether one is in the other's family: then they are unlikely to be one person. */
export const areKin = ({ one, other }: Two): boolean =>
  one.relatives.some(({ electorId }) => electorId === other.id) ||
  other.relatives.some(({ electorId }) => electorId === one.id);

/** Kinship id of the mother. */
const motherKinship = 8;

/** The mother, if in the family. */
const motherOf = ({ relatives }: VoterRecord) =>
  relatives.find(({ kinship }) => kinship === motherKinship)?.electorName ?? '';

const traitsOfRecord = (record: VoterRecord) =>
  traitsOf({
    name: record.name,
    nickName: record.nickName,
    cpf: record.individualRegistration,
    birth: record.dateOfBirth,
    phones: record.telephone.map(({ number }) => number),
    email: record.email,
    address: [record.address.street, record.address.number].join(' '),
    zipcode: record.address.zipcode,
    houseNumber: record.address.number,
    mother: motherOf(record),
  });

/** Compares the two by scorePair. */
export const scoreTwo = ({ one, other }: Two): PairScore =>
  scorePair(traitsOfRecord(one), traitsOfRecord(other));
