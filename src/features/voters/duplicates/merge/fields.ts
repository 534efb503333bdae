import { labelOf } from '@/formats/choices';
import { formatDate } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle } from '@/formats/documents';
import { together, type VoterInput } from '../../form/voterInput';
import { activeChoices, voterRegistrationStatuses, voteStatuses } from '../../voterChoices';
import { genres, maritalStatuses } from '../../voterTraits';

/* The fields of which a merge keeps one of two values. Those that hold several are joined instead. */

export interface ChosenField {
  /** Of the field, or of the first of those that go together. */
  key: string;
  label: string;
  names: readonly (keyof VoterInput)[];
  /** As the person reads it; '' when empty. */
  textOf: (input: VoterInput) => string;
}

const field = (
  name: keyof VoterInput,
  label: string,
  textOf: (input: VoterInput) => string,
): ChosenField => ({ key: name, label, names: [name], textOf });

const yesNo = (value: boolean) => (value ? 'Sim' : 'Não');

const [address] = together;

export const chosenFields: readonly ChosenField[] = [
  field('name', 'Nome', ({ name }) => name.trim()),
  field('nickName', 'Apelido', ({ nickName }) => nickName.trim()),
  field('individualRegistration', 'CPF', (input) => formatCpf(input.individualRegistration)),
  field('dateOfBirth', 'Data de nascimento', ({ dateOfBirth }) => formatDate(dateOfBirth)),
  field('genre', 'Gênero', ({ genre }) => labelOf(genres, genre || null)),
  field('maritalStatusId', 'Estado civil', (input) =>
    labelOf(maritalStatuses, input.maritalStatusId || null),
  ),
  field('status', 'Situação', ({ status }) => labelOf(activeChoices, status)),
  { key: 'address', label: address.label, names: address.fields, textOf: address.textOf },
  field('email', 'E-mail', ({ email }) => email.trim()),
  field('allowCommunication', 'Aceita receber comunicação?', (input) => yesNo(input.allowCommunication)),
  field('voterRegistration', 'Título de eleitor', (input) => formatVoterTitle(input.voterRegistration)),
  field('electoralZone', 'Zona eleitoral', ({ electoralZone }) => electoralZone),
  field('votingSection', 'Seção eleitoral', ({ votingSection }) => votingSection),
  field('school', 'Local de votação', ({ school }) => school?.label ?? ''),
  field('voteStatusId', 'Voto', ({ voteStatusId }) => labelOf(voteStatuses, voteStatusId || null)),
  field('voterRegistrationStatusId', 'Situação do título', (input) =>
    labelOf(voterRegistrationStatuses, input.voterRegistrationStatusId || null),
  ),
  field('healthCard', 'Cartão SUS', ({ healthCard }) => formatCns(healthCard)),
  field('profession', 'Profissão', ({ profession }) => profession?.label ?? ''),
  field('sonsIn', 'Número de filhos', ({ sonsIn }) => sonsIn),
];

/** Fields that the two do not have alike. */
export const differing = (one: VoterInput, other: VoterInput): ChosenField[] =>
  chosenFields.filter(({ textOf }) => textOf(one) !== textOf(other));

const several: readonly (keyof VoterInput)[] = ['telephone', 'groupsId', 'responsible', 'relatives'];

/** How much of a record is filled in. */
export const fullness = (input: VoterInput): number =>
  chosenFields.filter(({ textOf }) => textOf(input) !== '').length +
  several.filter((name) => {
    const value = input[name];
    return Array.isArray(value) && value.some((item) => typeof item !== 'object' || hasSomething(item));
  }).length +
  (input.note.trim() ? 1 : 0);

const hasSomething = (item: object) => !('number' in item) || item.number !== '';
