import { labelOf, type Choice } from '@/formats/choices';
import { formatDate, type LocalDate } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle } from '@/formats/documents';
import type { Option } from '@/ui/form/options';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';
import { activeChoices, voterRegistrationStatuses, voteStatuses, wonVote } from '../voterChoices';

/*
 * The form's fields by section, in the form's order, named as in the API where values match so that its field errors
 * apply. Of a field whose value is held and sent as it is recorded this is all there is to say: the form's values, the
 * body of a request, its name in messages and the merge of two voters are made of it. The address is in voterInput.ts.
 */

export interface PhoneInput {
  /** Digits; empty rows are not sent. */
  number: string;
  type: number;
  operator: number;
}

interface ResponsibleInput {
  responsibleId: number | '';
  name: string;
}

interface RelativeInput {
  elector: Option<number> | null;
  kinship: number | '';
}

/**
 * @param empty the value in a new voter
 * @param shown its displayed text; '' if empty
 */
const field = <Kind extends string, Value>(
  kind: Kind,
  label: string,
  empty: Value,
  shown: (value: Value) => string,
) => ({ kind, label, empty, shown });

const asWritten = (value: string) => value.trim();

/** A text, or the digits of a number. */
const text = (label: string, shown = asWritten) => field<'text', string>('text', label, '', shown);

/** The id of a choice, or ''. */
const choice = (label: string, options: readonly Choice<number>[], empty: number | '' = '') => ({
  ...field('choice', label, empty, (id) => labelOf(options, id || null)),
  options,
});

/** An option found by a search, or null; recorded as id and name, such as `schoolId` and `school`. */
const lookup = (label: string) =>
  field('lookup', label, null as Option<number> | null, (option) => option?.label ?? '');

/** A value that is read and sent in a way of its own (voterInput.ts). */
const own = <Value>(label: string, empty: Value, shown: (value: Value) => string) =>
  field('own', label, empty, shown);

/** Several values, of which those of both are kept when two voters become one. */
const many = <Row>(label: string) => ({ kind: 'many' as const, label, empty: [] as readonly Row[] });

export const fieldsOfSection = {
  person: {
    name: text('Nome'),
    nickName: text('Apelido'),
    individualRegistration: text('CPF', formatCpf),
    dateOfBirth: own<LocalDate | ''>('Data de nascimento', '', formatDate),
    genre: choice('Gênero', genres),
    maritalStatusId: choice('Estado civil', maritalStatuses),
    groupsId: many<number>('Grupos'),
    status: own('Situação', true, (isActive) => labelOf(activeChoices, isActive)),
  },
  contact: {
    email: text('E-mail'),
    telephone: many<PhoneInput>('Telefones'),
    allowCommunication: own('Aceita receber comunicação?', true, (allows) => (allows ? 'Sim' : 'Não')),
  },
  vote: {
    voterRegistration: text('Título de eleitor', formatVoterTitle),
    electoralZone: text('Zona eleitoral'),
    votingSection: text('Seção eleitoral'),
    school: lookup('Local de votação'),
    voteStatusId: choice('Voto', voteStatuses, wonVote),
    voterRegistrationStatusId: choice('Situação do título', voterRegistrationStatuses),
  },
  additional: {
    healthCard: text('Cartão SUS', formatCns),
    profession: lookup('Profissão'),
    sonsIn: own<string>('Número de filhos', '', asWritten),
    note: text('Observações'),
  },
  responsible: { responsible: many<ResponsibleInput>('Nome do responsável') },
  family: { relatives: many<RelativeInput>('Família') },
};

export const voterFields = {
  ...fieldsOfSection.person,
  ...fieldsOfSection.contact,
  ...fieldsOfSection.vote,
  ...fieldsOfSection.additional,
  ...fieldsOfSection.responsible,
  ...fieldsOfSection.family,
};

type Fields = typeof voterFields;
export type VoterField = keyof Fields;

/** Rows are those of the form's own copy. */
type Held<Value> = Value extends readonly (infer Row)[] ? Row[] : Value;

/** Form values: selects hold a value or '', lookups an option or null, numbers and documents digits. */
export type FieldValues = { [Name in VoterField]: Held<Fields[Name]['empty']> };

type Kind = Fields[VoterField]['kind'];
export type FieldOfKind<K extends Kind> = {
  [Name in VoterField]: Fields[Name]['kind'] extends K ? Name : never;
}[VoterField];

const names = Object.keys(voterFields) as VoterField[];

/** A value for each field of a kind, by name. */
export const eachOfKind = <K extends Kind, Value>(kind: K, valueOf: (name: FieldOfKind<K>) => Value) =>
  Object.fromEntries(
    names.flatMap((name) =>
      voterFields[name].kind === kind ? [[name, valueOf(name as FieldOfKind<K>)]] : [],
    ),
  ) as Record<FieldOfKind<K>, Value>;

/** The values of a voter of whom nothing is known. */
export const emptyFields = () =>
  Object.fromEntries(names.map((name) => [name, voterFields[name].empty])) as FieldValues;

export const fieldNames = Object.fromEntries(names.map((name) => [name, voterFields[name].label])) as Record<
  VoterField,
  string
>;
