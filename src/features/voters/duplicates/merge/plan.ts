import { formatPhone } from '@/formats/phone';
import { emptyPhone, inputFrom, type PhoneInput, type VoterInput } from '../../form/voterInput';
import type { VoterRecord } from '../../voter';
import { chosenFields, flat, fullness, type ChosenField } from './fields';

/* What the one that stays will hold. */

/** Of the two columns. */
export type Side = 'one' | 'other';

export const otherSide = (side: Side): Side => (side === 'one' ? 'other' : 'one');

export interface Two {
  one: VoterRecord;
  other: VoterRecord;
}

export interface Choice {
  stays: Side;
  /** By field key; the rest are as proposed. */
  picks: Readonly<Partial<Record<string, Side>>>;
  /** As typed; null: as proposed. */
  note: string | null;
}

export const mostPhones = 2;

/** The one that stays, unless the person says otherwise: the fuller one, or else the newer one. */
export function proposedStay({ one, other }: Two, updated?: Readonly<Record<Side, string | null>>): Side {
  const more = fullness(inputFrom(one)) - fullness(inputFrom(other));
  if (more !== 0) return more > 0 ? 'one' : 'other';
  return (updated?.other ?? '') > (updated?.one ?? '') ? 'other' : 'one';
}

const wordCount = (name: string) => name.trim().split(/\s+/).length;

/** The side whose value is taken, unless the person says otherwise. */
function proposedPick({ key, textOf }: ChosenField, two: Two, stays: Side): Side {
  const [kept, gone] = [inputFrom(two[stays]), inputFrom(two[otherSide(stays)])];
  // Who asked once to be left alone is left alone.
  if (key === 'allowCommunication') return kept.allowCommunication ? otherSide(stays) : stays;
  if (key === 'status') return kept.status ? stays : otherSide(stays);
  if (key === 'name') return wordCount(gone.name) > wordCount(kept.name) ? otherSide(stays) : stays;
  return textOf(kept) || !textOf(gone) ? stays : otherSide(stays);
}

export const pickOf = (field: ChosenField, two: Two, { stays, picks }: Choice): Side =>
  picks[field.key] ?? proposedPick(field, two, stays);

const addressField = chosenFields.find(({ key }) => key === 'address') as ChosenField;

/** Each once, the first of its key. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

/** Each telephone once, those of the one that stays first. */
const phonesOf = (kept: VoterInput, gone: VoterInput): PhoneInput[] =>
  unique(
    [...kept.telephone, ...gone.telephone].filter(({ number }) => number !== ''),
    ({ number }) => number,
  );

/** What a note says of values that are written once the other record is gone. */
export const laterWords = { cpf: 'CPF a gravar', name: 'Nome a gravar', birth: 'Nascimento a gravar' };

/** Of a merge begun before: the values themselves are still in the two records. */
const withoutLater = (note: string) =>
  note
    .split('\n')
    .filter((line) => !Object.values(laterWords).some((word) => line.startsWith(`${word}: `)))
    .join('\n')
    .trim();

/** Adds a part to a note that does not hold it yet. */
export const joinNote = (note: string, part: string) => {
  if (part.trim() === '' || flat(note).includes(flat(part))) return note;
  return note.trim() ? `${note.trim()}\n${part.trim()}` : part.trim();
};

/** The notes of both, and what has no place of its own: a third telephone, a house number that is no number. */
export function proposedNote(two: Two, choice: Choice): string {
  const kept = inputFrom(two[choice.stays]);
  const gone = inputFrom(two[otherSide(choice.stays)]);
  const { writtenNumber } = pickOf(addressField, two, choice) === choice.stays ? { writtenNumber: '' } : gone;
  return [
    withoutLater(kept.note),
    withoutLater(gone.note),
    ...phonesOf(kept, gone)
      .slice(mostPhones)
      .map(({ number }) => `Outro telefone: ${formatPhone(number)}`),
    writtenNumber && `Número do endereço: ${writtenNumber}`,
  ].reduce(joinNote, '');
}

export interface Plan {
  kept: VoterRecord;
  gone: VoterRecord;
  input: VoterInput;
  /** The record whose address goes back as it was received. */
  recorded: VoterRecord;
}

/** What is to be written into the one that stays. */
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
  const phones = phonesOf(keptInput, goneInput).slice(0, mostPhones);
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

/** Whether one is in the other's family: then they are hardly one person. */
export const areKin = ({ one, other }: Two): boolean =>
  one.relatives.some(({ electorId }) => electorId === other.id) ||
  other.relatives.some(({ electorId }) => electorId === one.id);
