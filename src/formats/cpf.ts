/** Separate from the other checks (documentChecks), which the voters' list need not load. */
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Whether a CPF, masked or not, has 11 digits and valid check digits. */
export const isCpf = (cpf: string | null | undefined): boolean => isValidCpf(cpf?.trim() ?? '');
