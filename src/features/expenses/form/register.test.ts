import { expect, it } from 'vitest';
import { registerHint, registerProblem } from './register';

const invalid = (kind: string) => `Este ${kind} não é válido. Confira o que foi digitado.`;
const short = 'Digite os 11 números do CPF ou os 14 do CNPJ.';

it.each([
  ['', undefined, 'Qual dos dois é, reconhecemos pelos números.'],
  ['529982', short, 'Qual dos dois é, reconhecemos pelos números.'],
  ['52998224725', undefined, 'CPF válido.'],
  ['52998224724', invalid('CPF'), 'Não é um CPF válido. Se for um CNPJ, continue.'],
  ['11222333000181', undefined, 'CNPJ válido.'],
  ['12ABC34501DE35', undefined, 'CNPJ válido.'],
  ['11222333000180', invalid('CNPJ'), 'Não é um CNPJ válido.'],
  ['00000000000', invalid('CPF'), 'Não é um CPF válido. Se for um CNPJ, continue.'],
])('a register of "%s" is told what it is', (register, problem, hint) => {
  expect(registerProblem(register)).toBe(problem);
  expect(registerHint(register)).toBe(hint);
});
