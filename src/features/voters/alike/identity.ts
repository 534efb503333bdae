import { isCpf } from '@/formats/cpf';
import { cpfKey } from './keys';

/** What settles whether two records are of one person; '' when unknown. */
export interface Identity {
  /** Only a valid one: any other says nothing. */
  cpf: string;
  birth: string;
}

export type Apart = 'CPFs diferentes' | 'Datas de nascimento diferentes';

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
  [...one].filter((digit, at) => digit !== other[at]).length === 1;

/**
 * Why two records are of two people, whatever else agrees: a household shares a telephone, an address and sometimes a
 * name. Null: they may be of one. The same CPF is one person, also where a birth date is wrong.
 */
export function whyApart(one: Identity, other: Identity): Apart | null {
  if (one.cpf && one.cpf === other.cpf) return null;
  if (one.cpf && other.cpf) return 'CPFs diferentes';
  return one.birth && other.birth && one.birth !== other.birth ? 'Datas de nascimento diferentes' : null;
}
