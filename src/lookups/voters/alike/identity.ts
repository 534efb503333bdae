import { isCpf } from '@/formats/cpf';
import { cpfKey } from './keys';

/** Eleven digits of a valid CPF; '' for anything else. */
export function validCpf(written: string): string {
  const cpf = cpfKey(written);
  return isCpf(cpf) ? cpf : '';
}

/** The day and the month in each other's place. */
export const isTurned = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) &&
  one.slice(5, 7) === other.slice(8, 10) &&
  one.slice(8, 10) === other.slice(5, 7);

/** One digit apart: a slip of the hand. */
export const isSlip = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;
