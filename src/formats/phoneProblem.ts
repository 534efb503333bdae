import { digitsOf, isAreaCode, isForeign, isPhone } from './phone';

/* Errors for a typed phone number; separate from formatting, which the first pages load. */

type Maybe = string | null | undefined;

/** Why a phone number cannot be saved, as a sentence; undefined for a complete one. */
export function phoneProblem(phone: Maybe): string | undefined {
  if (isForeign(phone)) return 'Só cabe um telefone do Brasil. Anote o de outro país nas observações.';
  if (isPhone(phone)) return undefined;
  const digits = digitsOf(phone);
  if (/^0[3589]00/.test(digits)) return `Um ${digits.slice(0, 4)} não cabe aqui. Anote-o nas observações.`;
  if (!/^\d{10,11}$/.test(digits)) return 'Digite o telefone com DDD.';
  if (!isAreaCode(digits.slice(0, 2))) return `Não existe o DDD ${digits.slice(0, 2)}.`;
  return digits.length === 11
    ? 'Um telefone de nove números começa com 9.'
    : 'Confira o número: depois do DDD, nenhum começa com 0 ou 1.';
}

/** The number with its ninth digit added, as a suggestion for an eight-digit mobile number; else null. */
export const withNinthDigit = (phone: Maybe): string | null => {
  const digits = digitsOf(phone);
  return isPhone(phone) && /^\d{2}[6-9]\d{7}$/.test(digits)
    ? `${digits.slice(0, 2)}9${digits.slice(2)}`
    : null;
};
