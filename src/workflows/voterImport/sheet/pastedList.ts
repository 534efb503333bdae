import { withPlainMarks } from '@/formats/marks';
import { plural } from '@/formats/text';
import { looksLikeName } from '../check/names';
import { readPhones } from '../check/phones';
import { fieldCalled } from '../columns/headings';
import { maxRows, type SheetRow } from './bounds';

/*
 * The members of a group, as WhatsApp shows them: names and numbers in one line, separated by commas. Each name or
 * number is a person, unless names and numbers alternate, or each line has a name and its numbers.
 */

interface Entry {
  name: string;
  phone: string;
  /** Further text of the line, if dashes separate it. */
  more?: string;
}

const headings = ['Nome', 'Telefone', 'Observações'] as const;

const isName = (part: string) => part.length <= 80 && looksLikeName(part) && fieldCalled(part) === undefined;

/** A date, a CEP or a CPF is not a telephone number. */
const isOther = (part: string) =>
  /^(?:\d{4}-\d\d-\d\d|\d\d[-.]\d\d[-.]\d{4}|\d\d\.?\d{3}-\d{3}|\d{3}\.\d{3}\.\d{3}-\d\d)$/.test(part);

function isPhone(part: string): boolean {
  if (part.length > 40 || !/^[+\d().\s-]+$/.test(part) || isOther(part)) return false;
  const [read, ...more] = readPhones(part, '');
  if (!read || more.length > 0) return false;
  return 'digits' in read || read.problem === 'phone-ddd' || read.problem === 'phone-foreign';
}

/** `Ana: 19 98111-0101`, a name only or a number only; null for anything else. */
function entryOf(part: string): Entry | null {
  if (isPhone(part)) return { name: '', phone: part };
  const plain = part.startsWith('~') ? part.slice(1).trim() : part;
  if (isName(plain)) return { name: plain, phone: '' };
  const at = plain.length > 130 ? -1 : plain.search(/[+(\d]/);
  const [phone = ''] = at < 0 ? [] : (/^[+\d().\s-]*\d/.exec(plain.slice(at)) ?? []);
  // One of them is the number's name, the other further text.
  const [name = '', more = ''] = [plain.slice(0, Math.max(0, at)), plain.slice(at + phone.length)]
    .map((text) => text.replace(/^[\s:~-]+/, '').replace(/(?<![\s:-])[\s:-]+$/, ''))
    .filter(Boolean);
  const isRead = isPhone(phone) && isName(name) && (more === '' || isName(more));
  return isRead ? { name, phone, more } : null;
}

/** Prefix of a list item: `1.`, `02 -`, `3º)`, `•`. */
export const listed = /^\s*(?:\d{1,4}(?: ?[.):ºª°–-])+|[•·▪*–—-]) ?(?=[\p{L}~])/u;

/** `Ana Prado - (19) 98111-0101 - Centro`: a name, a number, and further text; null for anything else. */
function partedEntry(line: string): Entry | null {
  const [name = '', ...others] = line.length > 300 ? [] : line.split(' - ').map((part) => part.trim());
  if (isPhone(name) && isName(others[0] ?? ''))
    return { name: others[0] ?? '', phone: name, more: others.slice(1).join(' - ') };
  const at = others.findIndex(isPhone);
  if (at < 0 || !isName(name)) return null;
  return { name, phone: others[at] ?? '', more: others.filter((_, place) => place !== at).join(' - ') };
}

/** The user who copied the list is in it as 'Você'. */
const isOneself = ({ name }: Entry) => /^(?:você|you)$/i.test(name);

const isWhole = ({ name, phone }: Entry) => name !== '' && phone !== '';

/** Alternating names and numbers, as pairs; null for any other. */
function pairsOf(entries: readonly Entry[]): Entry[] | null {
  if (entries.length % 2 === 1 || entries.some(isWhole)) return null;
  const starts = entries.filter((_, at) => at % 2 === 0);
  const isNameFirst = entries[0]?.phone === '';
  const pairs = starts.flatMap((one, at) => {
    const other = entries[2 * at + 1];
    if (!other) return [];
    return isNameFirst ? { name: one.name, phone: other.phone } : { name: other.name, phone: one.phone };
  });
  return pairs.every(isWhole) ? pairs : null;
}

/** A name, then its numbers; null for any other line. */
function personOfLine([first, ...others]: readonly Entry[]): Entry | null {
  if (!first || first.name === '' || others.some(({ name }) => name !== '')) return null;
  return {
    ...first,
    phone: [first.phone, ...others.map(({ phone }) => phone)].filter(Boolean).join(' / '),
  };
}

function personsOf(lines: readonly (readonly Entry[])[]): readonly Entry[] | null {
  const all = lines.flat().filter((entry) => !isOneself(entry));
  if (lines.length > 1) {
    const byLine = lines.map(personOfLine);
    if (byLine.every((person) => person !== null)) return byLine;
    return all.every(isWhole) || all.every(({ name }) => name === '') ? all : null;
  }
  const pairs = pairsOf(all);
  if (pairs) return pairs;
  // A row with one person may have other words: WhatsApp writes each number with its country code.
  const numbers = all.filter(({ phone }) => phone !== '');
  const isGroup = numbers.length > 1 && numbers.every(({ phone }) => phone.startsWith('+'));
  return all.every(isWhole) || isGroup || numbers.length === all.length ? all : null;
}

function entriesOf(written: string): Entry[] | null {
  // Other separators, and quoted cells.
  if (/[\t|"]/.test(written)) return null;
  const line = written.replace(listed, '');
  const parted = / [-–—] /.test(line) ? partedEntry(withPlainMarks(line).trim()) : null;
  if (parted) return [parted];
  const entries: Entry[] = [];
  for (const part of line.replace(/[,;]\s*$/, '').split(/[,;]/)) {
    const entry = entryOf(withPlainMarks(part).trim());
    if (!entry) return null;
    entries.push(entry);
  }
  return entries;
}

/** Lines checked for an equal count of cells, which means a table. */
const maxLooked = 30;

const isTable = (lines: readonly (readonly Entry[])[]) =>
  lines.length > 1 && lines.every(({ length }) => length > 1 && length === lines[0]?.length);

/** The entries of each line; null if a line has anything else, or all lines have equally many cells, as in a table. */
function linesOf(text: string): Entry[][] | null {
  const lines: Entry[][] = [];
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
    if (line.trim() === '') continue;
    const entries = entriesOf(line);
    if (!entries) return null;
    lines.push(entries);
    if (lines.length > maxRows || (lines.length === maxLooked && isTable(lines))) return null;
  }
  return isTable(lines) ? null : lines;
}

/** Joins a line with only a name and the next one with only a number. */
function joinedLines(lines: readonly (readonly Entry[])[]): Entry[][] {
  const joined: Entry[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last?.length === 1 && last[0]?.phone === '' && line.every(({ name }) => name === ''))
      last.push(...line);
    else joined.push([...line]);
  }
  return joined;
}

/** The text above a list: a name only, if every other line has a number; '' without one. */
function titleOf([first, ...others]: readonly (readonly Entry[])[]): string {
  const [entry, ...more] = first ?? [];
  const isNamed = (line: readonly Entry[] | undefined) => line?.some(({ name }) => name !== '') === true;
  const isAbove =
    entry?.phone === '' &&
    more.length === 0 &&
    // Or it is the name for the number below, as in other pairs.
    (isNamed(others[0]) || !others.some(isNamed)) &&
    others.every((line) => line.some(({ phone }) => phone !== ''));
  return isAbove && others.length > 1 ? entry.name : '';
}

/** A list of names and numbers as a sheet of two columns; null for any other text. */
export function readPastedList(text: string): { rows: SheetRow[]; notices: string[] } | null {
  const lines = linesOf(text);
  const title = lines ? titleOf(lines) : '';
  const persons = lines && personsOf(title ? lines.slice(1) : joinedLines(lines));
  if (!lines || !persons || !persons.some(({ phone }) => phone !== '')) return null;
  const nameless = persons.filter(({ name }) => name === '').length;
  const width = persons.some(({ more }) => more) ? 3 : 2;
  const rows = persons.map(({ name, phone, more = '' }, at): SheetRow => ({
    row: at + 2,
    cells: [name, phone, more].slice(0, width),
  }));
  return {
    rows: [{ row: 1, cells: headings.slice(0, width) }, ...rows],
    notices: [
      ...(title ? [`“${title}” está acima da lista e não entra.`] : []),
      ...(lines.flat().some(isOneself) ? ['“Você” não entra: é quem copiou a lista.'] : []),
      ...(nameless > 0
        ? [
            `${plural(nameless, 'número vem', 'números vêm')} sem nome: escreva-o na conferência, em ‘Corrigir’, para que a pessoa entre.`,
          ]
        : []),
    ],
  };
}
