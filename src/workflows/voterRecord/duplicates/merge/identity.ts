import type { ApiFailure } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { formatCpf } from '@/formats/documents';
import { inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import { limits, type VoterRecord } from '@/lookups/voters/voter';
import { joinNote, laterWords } from './plan';

/* A server may refuse two records of one person while both are there (fieldName `duplicated`). */

/** Said where another variant than the first was taken. */
export const deferredNote =
  'Dois cadastros não podem ter os mesmos dados: o que falta está em observações e é gravado depois da exclusão.';

/** The server takes a record for another's double. */
export const isDuplicate = ({ kind, errors }: ApiFailure) =>
  kind === 'validation' && errors.some(({ fieldName }) => fieldName === 'duplicated');

type Identity = Pick<VoterInput, 'individualRegistration' | 'name' | 'dateOfBirth'>;

/** The same with less that tells who it is; what is left out is written into the note. Null: it does not fit there. */
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
 * What is sent, and what instead where the server takes it for the other record's double: with what the one that stays
 * has now, or without CPF and birth date until the other is gone.
 */
export function variantsOf(input: VoterInput, kept: VoterRecord): VoterInput[] {
  const { individualRegistration, name, dateOfBirth } = inputFrom(kept);
  return [
    input,
    withIdentity(input, { individualRegistration, name, dateOfBirth }),
    withIdentity(input, { individualRegistration: '', name, dateOfBirth: '' }),
  ].filter((one) => one !== null);
}
