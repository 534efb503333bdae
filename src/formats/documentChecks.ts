/** Separate library entries keep bundles small. A wrong título or CNS only warns: the server decides. */
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCns } from '@brazilian-utils/brazilian-utils/is-valid-cns';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';
import { formatCnpj, formatCpf, withLetters } from './documents';
import { digitsOf } from './phone';

type Maybe = string | null | undefined;

const plain = (text: Maybe) => text?.trim() ?? '';

/** Whether a numeric or alphanumeric CNPJ, masked or not, is valid. */
export const isCnpj = (cnpj: Maybe): boolean => isValidCnpj(plain(cnpj).toUpperCase(), withLetters);
/** Whether a título is valid. Warn only. */
export const isVoterTitle = (title: Maybe): boolean => isValidVoterId(plain(title));
/** Whether a SUS card number is valid (DATASUS). Warn only. */
export const isCns = (cns: Maybe): boolean => isValidCns(plain(cns));

/** Masks a CPF or CNPJ in free text (with letters only if a valid CNPJ); other text is unchanged. */
export function formatCpfOrCnpj(register: Maybe): string {
  const text = plain(register);
  if (!/^[\d\s./-]*$/.test(text)) return isCnpj(text) ? formatCnpj(text) : text;
  return digitsOf(text).length === 11 ? formatCpf(text) : formatCnpj(text);
}
