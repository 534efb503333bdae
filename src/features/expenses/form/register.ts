import { isCpf } from '@/formats/cpf';
import { isCnpj } from '@/formats/documentChecks';
import { plainRegister } from '../expense';

/* The form's CPF or CNPJ; separate from its input type, which the list loads too. */

/** The kind of a complete number. */
function kindOf(register: string): 'CPF' | 'CNPJ' | null {
  const places = plainRegister(register);
  if (/^\d{11}$/.test(places)) return 'CPF';
  return places.length === 14 ? 'CNPJ' : null;
}

export function registerProblem(register: string): string | undefined {
  if (!register || isCpf(register) || isCnpj(register)) return undefined;
  const kind = kindOf(register);
  return kind
    ? `Este ${kind} não é válido. Confira o que foi digitado.`
    : 'Digite os 11 números do CPF ou os 14 do CNPJ.';
}

/** Hint while typing: eleven invalid digits may start a CNPJ. */
export function registerHint(register: string): string {
  const kind = kindOf(register);
  if (!kind) return 'Qual dos dois é, reconhecemos pelos números.';
  if (!registerProblem(register)) return `${kind} válido.`;
  return kind === 'CPF' ? 'Não é um CPF válido. Se for um CNPJ, continue.' : 'Não é um CNPJ válido.';
}
