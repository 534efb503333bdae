import { isTitle, nameInCase } from '@/formats/personName';
import { plainWords } from '@/lookups/voters/alike/keys';

/* Names with the surname first, such as 'SOUZA, Maria' in alphabetical lists. */

const longest = 100;

/** Words of companies and offices, and of relatives: the text after such a comma is no given name. */
const ofOthers = new Set(
  (
    'ltda me epp sa eireli mei cia inc associacao igreja escola condominio sindicato clube instituto fundacao comercio industria ' +
    'servicos mae pai filho filha esposa esposo marido mulher irmao irma tia tio avo vo vovo viuva viuvo neto neta sobrinho ' +
    'sobrinha primo prima sogra sogro cunhado cunhada nora genro madrinha padrinho amigo amiga vizinho vizinha junior jr ' +
    'aposentado aposentada presidente lider'
  ).split(' '),
);

/** 'Sá' is a surname; without the accent, 'SA' is a company's. */
const isSa = (word: string) => /^sá$/iu.test(word);

const isLoud = (text: string) => text === text.toLocaleUpperCase('pt-BR');

/** A name with the surname last, and whether its capitals make that certain; null for any other text. */
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

/** Minimum share of a column's cells for the whole column to count. */
const most = 0.5;

/** Whether a column has surnames first. */
export function areTurned(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const count = filled.reduce((sum, cell) => sum + (cell.includes(',') && turnedName(cell) ? 1 : 0), 0);
  return count > 1 && count >= filled.length * most;
}
