import { isTitle, nameInCase } from '@/formats/personName';
import { plainWords } from '@/lookups/voters/alike/keys';

/* 'SOUZA, Maria': a surname in front of the name, as lists in alphabetical order have it. */

const longest = 100;

/** Of firms and offices, and of whom somebody is a relative: what stands behind the comma is no name of hers. */
const ofOthers = new Set(
  (
    'ltda me epp sa eireli mei cia inc associacao igreja escola condominio sindicato clube instituto fundacao comercio industria ' +
    'servicos mae pai filho filha esposa esposo marido mulher irmao irma tia tio avo vo vovo viuva viuvo neto neta sobrinho ' +
    'sobrinha primo prima sogra sogro cunhado cunhada nora genro madrinha padrinho amigo amiga vizinho vizinha junior jr ' +
    'aposentado aposentada presidente lider'
  ).split(' '),
);

/** A family's name; without its accent, a firm's 'SA'. */
const isSa = (word: string) => /^sá$/iu.test(word);

const isLoud = (text: string) => text === text.toLocaleUpperCase('pt-BR');

/** A name with its surname behind, and whether its capitals say so by themselves; null of any other text. */
export function turnedName(written: string): { name: string; isSure: boolean } | null {
  if (written.length > longest) return null;
  const [last = '', first = '', ...more] = written.split(',').map((part) => part.trim());
  if (more.length > 0 || !/^[\p{L}'’´ -]{2,40}$/u.test(last) || !/^\p{Lu}[\p{L}'’´. -]{1,60}$/u.test(first))
    return null;
  const words = `${last} ${first}`.split(/[^\p{L}]+/u);
  const isName =
    last.split(' ').length <= 3 &&
    first.split(' ').length <= 4 &&
    !words.some((word) => ofOthers.has(plainWords(word)) && !isSa(word)) &&
    !first.split(' ').some(isTitle);
  if (!isName) return null;
  const isSure = isLoud(last) && !isLoud(first);
  return { name: `${first} ${isSure ? nameInCase(last) : last}`, isSure };
}

/** Share of a column's cells from which on all of it is so. */
const most = 0.5;

/** Whether a column has its surnames in front. */
export function areTurned(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const count = filled.reduce((sum, cell) => sum + (cell.includes(',') && turnedName(cell) ? 1 : 0), 0);
  return count > 1 && count >= filled.length * most;
}
