import { isCpf } from '@/formats/cpf';
import { cpfKey } from './keys';

/** Eleven digits of a valid CPF; '' for anything else. */
export function validCpf(written: string): string {
  const cpf = cpfKey(written);
  return isCpf(cpf) ? cpf : '';
}

/** Whether day and month are swapped. */
export const isTurned = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) &&
  one.slice(5, 7) === other.slice(8, 10) &&
  one.slice(8, 10) === other.slice(5, 7);

/** Whether they differ in one digit: a typo. */
export const isSlip = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;
