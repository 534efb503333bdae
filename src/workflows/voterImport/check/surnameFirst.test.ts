import { expect, it } from 'vitest';
import { areTurned, turnedName } from './surnameFirst';

it.each<[written: string, name: string | null, isSure?: boolean]>([
  ['SOUZA, Maria', 'Maria Souza', true],
  ['Souza, Maria', 'Maria Souza', false],
  ['SOUZA, MARIA', 'MARIA SOUZA', false],
  ["D'ÁVILA DOS REIS, Ana Maria de Sá", "Ana Maria de Sá D'Ávila dos Reis", true],
  // 'SA' is a company's; 'Sá' is a surname.
  ['SÁ, Maria', 'Maria Sá', true],
  ['Padaria Souza, Sa', null],
  ['Da Silva Reis Lima, Ana', null],
  ['Souza, Ana Maria de Sá Lima', null],
  ['Souza, Ana, Lima', null],
  ['Souza', null],
  ['Souza, ', null],
  [', Ana', null],
  ['S, Ana', null],
  ['Souza, A', null],
  ['Souza 2, Ana', null],
  ['2 Souza, Ana', null],
  ['Souza, ana', null],
  ['Souza, 2 Ana', null],
  ['Souza, Ana 2', null],
  ['Souza, Dra. Ana', null],
  ['Padaria Souza, Ltda', null],
  ['Maria, Mãe do João', null],
  [`${'S'.repeat(40)}, ${'A'.repeat(58)}`, `${'A'.repeat(58)} ${'S'.repeat(40)}`, false],
  [`${'S'.repeat(41)}, Ana`, null],
  [`Souza, ${'A'.repeat(61)}`, `${'A'.repeat(61)} Souza`, false],
  [`Souza, ${'A'.repeat(62)}`, null],
  [`${'S'.repeat(40)}, ${'A'.repeat(57)} b`, null],
])('%s is %s', (written, name, isSure = false) => {
  const turned = turnedName(written);
  expect(turned).toEqual(name === null || written.length > 100 ? null : { name, isSure });
});

it.each([
  [['SOUZA, Ana', 'LIMA, Bia', 'Caio', 'Davi', ''], true],
  [['SOUZA, Ana', 'LIMA, Bia', 'Caio', 'Davi', 'Eva'], false],
  [['SOUZA, Ana'], false],
  [['SOUZA, Ana', '', ''], false],
  [['Ana Lima', 'Bia Reis'], false],
  [['Rua A, 1', 'Rua B, 2'], false],
  [[], false],
])('the column %j has its surnames in front: %s', (cells, isTurned) =>
  expect(areTurned(cells)).toBe(isTurned),
);
