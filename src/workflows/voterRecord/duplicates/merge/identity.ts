import type { ApiFailure } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { formatCpf } from '@/formats/documents';
import { inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import { limits, type VoterRecord } from '@/lookups/voters/voter';
import { joinNote, laterWords } from './plan';

/* A server may refuse two records of one person while both exist (fieldName `duplicated`). */

/** Shown if another variant than the first was saved. */
export const deferredNote =
  'Dois cadastros não podem ter os mesmos dados: o que falta está em observações e é gravado depois da exclusão.';

/** Whether the server refused a record as a duplicate. */
export const isDuplicate = ({ kind, errors }: ApiFailure) =>
  kind === 'validation' && errors.some(({ fieldName }) => fieldName === 'duplicated');

type Identity = Pick<VoterInput, 'individualRegistration' | 'name' | 'dateOfBirth'>;

/**
 * The values with other identifying data; what is replaced is added to the note. Null: nothing is, or it does not fit.
 */
function withIdentity(input: VoterInput, identity: Identity): VoterInput | null {
  const { individualRegistration: cpf, name, dateOfBirth: birth } = input;
  const lines = [
    cpf !== identity.individualRegistration && `${laterWords.cpf}: ${formatCpf(cpf) || 'nenhum'}`,
    name.trim() !== identity.name.trim() && `${laterWords.name}: ${name.trim()}`,
    birth !== identity.dateOfBirth && `${laterWords.birth}: ${formatDate(birth) || 'nenhum'}`,
  ].filter((line) => line !== false);
  const note = lines.reduce(joinNote, input.note.trim());
  return lines.length === 0 || note.length > limits.note ? null : { ...input, ...identity, note };
}

/**
 * The values to send, and alternatives if the server refuses them as a duplicate of the other record: with the kept
 * record's current identifying data, or without CPF and date of birth until the other is removed.
 */
export function variantsOf(input: VoterInput, kept: VoterRecord): VoterInput[] {
  const { individualRegistration, name, dateOfBirth } = inputFrom(kept);
  return [
    input,
    withIdentity(input, { individualRegistration, name, dateOfBirth }),
    withIdentity(input, { individualRegistration: '', name, dateOfBirth: '' }),
  ].filter((one) => one !== null);
}
