import { foldText } from '@/formats/text';
import type { Option } from '@/ui/form/options';
import {
  fieldsOfSection,
  voterFields,
  type FieldOfKind,
  type VoterField,
} from '@/features/voters/form/voterFields';
import {
  fieldLabels,
  inputFrom,
  placeFields,
  together,
  type VoterInput,
} from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';

/* The fields that a merge combines: their display and comparison. */

/** A field whose values are both kept. */
interface JoinedField {
  label: string;
  /** Equal for equivalent values: a server may normalise case and spaces. */
  keyOf: (input: VoterInput) => string;
}

/** A field of which one value is kept. */
export interface ChosenField extends JoinedField {
  /** Key of the field, or of the first in a group. */
  key: string;
  names: readonly (keyof VoterInput)[];
  /** Displayed text; '' if empty. */
  textOf: (input: VoterInput) => string;
}

export const flat = (written: string) => foldText(written).replace(/\s+/g, ' ').trim();

const keyOfValue = (value: string | number | boolean | Option<number> | null) => {
  if (typeof value === 'string') return flat(value);
  return String(typeof value === 'object' ? (value?.value ?? '') : value);
};

const chosen = (name: VoterField, textOf: (input: VoterInput) => string): ChosenField => ({
  key: name,
  label: fieldLabels[name],
  names: [name],
  textOf,
  keyOf: (input) => keyOfValue(input[name] as Parameters<typeof keyOfValue>[0]),
});

const joined = (name: VoterField, keysOf: (input: VoterInput) => string[]): JoinedField => ({
  label: fieldLabels[name],
  keyOf: (input) => keysOf(input).sort().join('|'),
});

/** What tells apart the values of the fields that are joined. */
const joinedKeys: { [Name in FieldOfKind<'many'> | 'note']: (values: VoterInput[Name]) => string[] } = {
  note: (note) => [flat(note)],
  groupsId: (ids) => ids.map(String),
  telephone: (phones) => phones.map(({ number }) => number).filter(Boolean),
  responsible: (people) => people.map(({ responsibleId, name }) => `${responsibleId} ${flat(name)}`),
  relatives: (people) => people.map(({ elector, kinship }) => `${elector?.value} ${kinship}`),
};

const isJoined = (name: VoterField): name is keyof typeof joinedKeys => Object.hasOwn(joinedKeys, name);

const keysIn = <Name extends keyof typeof joinedKeys>(name: Name, input: VoterInput) =>
  joinedKeys[name](input[name]);

const textIn = <Name extends Exclude<VoterField, FieldOfKind<'many'>>>(name: Name, input: VoterInput) =>
  (voterFields[name] as { shown: (value: VoterInput[Name]) => string }).shown(input[name]);

const fieldOf = (name: VoterField) =>
  isJoined(name)
    ? joined(name, (input) => keysIn(name, input))
    : chosen(name, (input) => textIn(name, input));

const fieldsIn = (section: keyof typeof fieldsOfSection) =>
  (Object.keys(fieldsOfSection[section]) as VoterField[]).map(fieldOf);

const [place] = together;

const address: ChosenField = {
  key: 'address',
  label: place.label,
  names: place.fields,
  textOf: place.textOf,
  keyOf: (input) =>
    input.addressMode === 'chosen' || input.addressMode === 'manual'
      ? [...placeFields, 'writtenNumber' as const].map((name) => keyOfValue(input[name])).join('|')
      : '',
};

/** All fields, in the form's order. */
const fields: readonly (ChosenField | JoinedField)[] = [
  ...fieldsIn('person'),
  address,
  ...(['contact', 'vote', 'additional', 'responsible', 'family'] as const).flatMap(fieldsIn),
];

const isChosen = (field: ChosenField | JoinedField): field is ChosenField => 'textOf' in field;

export const chosenFields = fields.filter(isChosen);

/** Fields with different values. */
export const differing = (one: VoterInput, other: VoterInput): ChosenField[] =>
  chosenFields.filter(({ textOf }) => textOf(one) !== textOf(other));

/** Number of filled fields of a record. */
export const fullness = (input: VoterInput): number =>
  fields.filter((field) => (isChosen(field) ? field.textOf(input) : field.keyOf(input)) !== '').length;

/** Labels of the fields in which a record differs from the values written or to be written. */
export function differences(input: VoterInput, record: VoterRecord): string[] {
  const there = inputFrom(record);
  return fields.filter(({ keyOf }) => keyOf(input) !== keyOf(there)).map(({ label }) => label);
}

/** Whether a record is unchanged. */
export const isAsBefore = (before: VoterRecord, now: VoterRecord): boolean =>
  before.id === now.id && differences(inputFrom(before), now).length === 0;
