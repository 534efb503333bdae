import { labelOf, type Choice } from '@/formats/choices';
import { formatDate } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle } from '@/formats/documents';
import { foldText } from '@/formats/text';
import type { Option } from '@/ui/form/options';
import {
  fieldLabels,
  inputFrom,
  placeFields,
  together,
  type VoterInput,
} from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import { activeChoices, voterRegistrationStatuses, voteStatuses } from '@/features/voters/voterChoices';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';

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

type SingleName = Exclude<
  keyof VoterInput & keyof typeof fieldLabels,
  'telephone' | 'groupsId' | 'responsible' | 'relatives'
>;

const chosen = <N extends SingleName>(name: N, textOf: (value: VoterInput[N]) => string): ChosenField => ({
  key: name,
  label: fieldLabels[name],
  names: [name],
  textOf: (input) => textOf(input[name]),
  keyOf: (input) => keyOfValue(input[name]),
});

const joined = (name: keyof typeof fieldLabels, keysOf: (input: VoterInput) => string[]): JoinedField => ({
  label: fieldLabels[name],
  keyOf: (input) => keysOf(input).sort().join('|'),
});

const asWritten = (text: string) => text.trim();
const labelled = (option: Option | null) => option?.label ?? '';
const labelIn = (options: readonly Choice[]) => (id: number | '') => labelOf(options, id || null);

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

/** All fields, in display order. */
const fields: readonly (ChosenField | JoinedField)[] = [
  chosen('name', asWritten),
  chosen('nickName', asWritten),
  chosen('individualRegistration', formatCpf),
  chosen('dateOfBirth', formatDate),
  chosen('genre', labelIn(genres)),
  chosen('maritalStatusId', labelIn(maritalStatuses)),
  chosen('status', (isActive) => labelOf(activeChoices, isActive)),
  address,
  chosen('email', asWritten),
  joined('telephone', ({ telephone }) => telephone.map(({ number }) => number).filter(Boolean)),
  chosen('allowCommunication', (allows) => (allows ? 'Sim' : 'Não')),
  chosen('voterRegistration', formatVoterTitle),
  chosen('electoralZone', asWritten),
  chosen('votingSection', asWritten),
  chosen('school', labelled),
  chosen('voteStatusId', labelIn(voteStatuses)),
  chosen('voterRegistrationStatusId', labelIn(voterRegistrationStatuses)),
  chosen('healthCard', formatCns),
  chosen('profession', labelled),
  chosen('sonsIn', asWritten),
  joined('note', ({ note }) => [flat(note)]),
  joined('groupsId', ({ groupsId }) => groupsId.map(String)),
  joined('responsible', ({ responsible }) =>
    responsible.map(({ responsibleId, name }) => `${responsibleId} ${flat(name)}`),
  ),
  joined('relatives', ({ relatives }) =>
    relatives.map(({ elector, kinship }) => `${elector?.value} ${kinship}`),
  ),
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
