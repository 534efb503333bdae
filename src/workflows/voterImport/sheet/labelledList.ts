import { fieldCalled, headingKey } from '../columns/headings';
import { looksLikeName } from '../check/names';
import { maxColumns, type SheetRow } from './bounds';
import { listed } from './pastedList';
import { tidyRow } from './tidy';

/*
 * Persons as forms and messages have them: a line for each value, `Nome: Maria`. The next person begins where the first
 * label comes again, or, below a blank line, any label that the person already has.
 */

/** When a message was sent, and by whom, as WhatsApp copies it. */
const stamp = /^\u200E?(?:\[[\d:/, ]{8,25}\]|[\d:/, ]{8,25} -) [^:]{1,60}: ?/;
const isLabel = /^\p{L}[\p{L}\p{M}ºª ./()-]{0,40}\d?$/u;
/** Characters by which a text is taken for such a list, or for any other. */
const maxLooked = 10_000;
const maxNamed = 3;

/** The label of a line, and its value; null without one. Marks of a list and of bold text are left out. */
function partsOf(line: string): [label: string, value: string] | null {
  const text = line.replace(/^[\s\p{Cf}*]+/u, '').replace(listed, '');
  const at = text.indexOf(':');
  const label = at > 0 && at < 60 ? text.slice(0, at).replaceAll('*', '').trim() : '';
  if (!isLabel.test(label) || text.startsWith('//', at + 1)) return null;
  const value = text.slice(at + 1).replace(/^[\s*]+/, '');
  return [label, line.startsWith('*') && value.endsWith('*') ? value.slice(0, -1) : value];
}

const linesOf = (text: string) =>
  text
    .split(/\r\n|[\r\n\v]/)
    .map((written) => ({ line: written.replace(stamp, '').trim(), isSent: stamp.test(written) }));

/** Whether most lines have a label, and at least two of these are known, a name among them. */
function isLabelled(text: string): boolean {
  const lines = linesOf(text).filter(({ line }) => line !== '');
  const labels = lines.flatMap(({ line }) => partsOf(line)?.[0] ?? []);
  const known = new Map(labels.map((label) => [headingKey(label), fieldCalled(label)]));
  const fields = [...known.values()].filter((field) => field !== undefined);
  const hasName = fields.some((field) => field === 'name' || field === 'firstName');
  return 2 * labels.length > lines.length && fields.length > 1 && hasName;
}

/** The persons of such a text as a sheet with a column for each label; null for any other text. */
export function readLabelledList(text: string): { rows: SheetRow[]; notices: string[] } | null {
  if (!isLabelled(text.slice(0, maxLooked))) return null;
  /** By field, and by place if a person has several of it. */
  const headings = new Map<string, string>();
  const persons: Map<string, string>[] = [];
  const aside: string[] = [];
  let person = new Map<string, string>();
  const labels = new Set<string>();
  let [first, last, isApart] = ['', '', true];
  for (const { line, isSent } of linesOf(text)) {
    isApart ||= isSent;
    const parts = partsOf(line);
    if (!parts) {
      if (!/[\p{L}\d]/u.test(line)) isApart = true;
      // The value goes on in this line.
      else if (!isApart) person.set(last, `${person.get(last) ?? ''}\n${line}`);
      else aside.push(line);
      continue;
    }
    const [label, value] = parts;
    const key = headingKey(label);
    const field = fieldCalled(label) ?? key;
    first ||= key;
    const isNamed = field === 'name' && person.has(field) && looksLikeName(value);
    const begins = isApart ? labels.has(key) || key === first || isNamed : labels.has(key) && key === first;
    if (begins) {
      persons.push((person = new Map()));
      labels.clear();
    }
    labels.add(key);
    last = field;
    for (let place = 2; person.has(last); place += 1) last = `${field} ${place}`;
    person.set(last, value);
    if (!headings.has(last)) headings.set(last, label);
    if (headings.size > maxColumns) return null;
    isApart = false;
  }
  const named = aside.slice(0, maxNamed).map((said) => `“${said.slice(0, 60)}”`);
  const keys = [...headings.keys()];
  const cellsOf = (one: Map<string, string>) => keys.map((key) => one.get(key) ?? '');
  return {
    rows: [
      { row: 1, cells: [...headings.values()] },
      ...persons.flatMap((one, at) => tidyRow(at + 2, cellsOf(one)) ?? []),
    ],
    notices:
      aside.length > 0
        ? [`Fora da lista, por não dizer de que é: ${named.join(', ')}${aside.length > maxNamed ? '…' : ''}.`]
        : [],
  };
}
