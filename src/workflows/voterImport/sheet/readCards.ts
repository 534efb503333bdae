import { plural } from '@/formats/text';
import type { SheetRow } from './bounds';
import { partsOf, readCardLines, textOf, type CardLine } from './cardLines';
import { tidyRow } from './tidy';

/** The columns of an address book, called as the import knows them. */
const headings = [
  ...['Nome', 'Apelido', 'Telefone', 'E-mail', 'Data de nascimento', 'Sexo', 'Endereço', 'Complemento'],
  ...['Bairro', 'Cidade', 'UF', 'CEP', 'Grupos', 'Empresa', 'Cargo', 'Observações'],
] as const;

type Heading = (typeof headings)[number];

/** What is in every card and of no person. */
const ofTheCard = new Set([
  'BEGIN',
  'END',
  'VERSION',
  'PRODID',
  'REV',
  'UID',
  'KIND',
  'CLASS',
  'SOURCE',
  'CLIENTPIDMAP',
  'SORT-STRING',
]);
const pictures = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);

export const isCards = (text: string): boolean => /^[\s\uFEFF]*BEGIN:VCARD/i.test(text.slice(0, 2_000));

/** `1967-04-09` of `19670409`, `--12-25` of `--1225`; anything else as it is. */
function dayOf(value: string): string {
  const [day = ''] = textOf(value).split('T');
  const whole = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? /^(--)(\d\d)-?(\d\d)$/.exec(day);
  if (!whole) return day;
  const [, year = '', month = '', date = ''] = whole;
  return year === '--' ? `--${month}-${date}` : `${year}-${month}-${date}`;
}

const sexes: Readonly<Record<string, string>> = { F: 'Feminino', M: 'Masculino' };

/** One card as cells, each heading with all that it holds. */
function cardCells(lines: readonly CardLine[]) {
  const cells = new Map<Heading, string[]>();
  const put = (heading: Heading, text: string) => {
    const all = cells.get(heading) ?? [];
    if (text !== '' && !all.includes(text)) all.push(text);
    cells.set(heading, all);
  };
  const leftOut: string[] = [];
  let called = '';
  let hasAddress = false;

  function address(value: string) {
    const [box = '', extended = '', street = '', city = '', state = '', zipcode = '', country = ''] = partsOf(
      value,
      ';',
    );
    if (hasAddress) {
      const whole = [street, extended, box, city, state, zipcode, country].filter(Boolean).join(', ');
      if (whole) put('Observações', `Outro endereço: ${whole}`);
      return;
    }
    hasAddress = true;
    put('Endereço', street);
    put('Complemento', [extended, box].filter(Boolean).join(', '));
    put('Cidade', city);
    put('UF', state);
    put('CEP', zipcode);
  }

  const readers: Readonly<Record<string, (value: string) => void>> = {
    N(value) {
      const [last = '', first = '', middle = '', prefix = '', suffix = ''] = partsOf(value, ';');
      called = [prefix, first, middle, last, suffix].filter(Boolean).join(' ');
    },
    FN: (value) => put('Nome', textOf(value)),
    NICKNAME: (value) => partsOf(value, ',').forEach((one) => put('Apelido', one)),
    TEL: (value) => put('Telefone', textOf(value.replace(/^tel:/i, ''))),
    EMAIL: (value) => put('E-mail', textOf(value.replace(/^mailto:/i, ''))),
    BDAY: (value) => put('Data de nascimento', dayOf(value)),
    GENDER: (value) => put('Sexo', sexes[value.slice(0, 1).toUpperCase()] ?? ''),
    ADR: address,
    ORG: (value) => put('Empresa', partsOf(value, ';').filter(Boolean).join(', ')),
    TITLE: (value) => put('Cargo', textOf(value)),
    CATEGORIES: (value) => partsOf(value, ',').forEach((one) => put('Grupos', one)),
    NOTE: (value) => put('Observações', textOf(value)),
  };
  for (const { name, value } of lines) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (read) read(value);
    else if (!ofTheCard.has(name) && !name.startsWith('X-AB') && value.trim() !== '') leftOut.push(name);
  }
  if (!cells.get('Nome')?.length) put('Nome', called);
  return { cells, leftOut };
}

const joints: Partial<Record<Heading, string>> = {
  Nome: ' ',
  Apelido: ', ',
  Grupos: ', ',
  Observações: '\n',
};

/** The cards of an address book as a table, the headings first. */
export function readCards(text: string): { rows: SheetRow[]; notices: string[] } {
  const rows: SheetRow[] = [{ row: 1, cells: [...headings] }];
  const left = new Map<string, number>();
  let card: CardLine[] = [];
  let read = 1;
  const end = () => {
    if (card.length === 0) return;
    read += 1;
    const { cells, leftOut } = cardCells(card);
    card = [];
    for (const name of leftOut) left.set(name, (left.get(name) ?? 0) + 1);
    const row = tidyRow(
      read,
      headings.map((heading) => (cells.get(heading) ?? []).join(joints[heading] ?? '; ')),
    );
    if (row) rows.push(row);
  };
  for (const line of readCardLines(text)) {
    if (line.name === 'BEGIN' || line.name === 'END') end();
    else card.push(line);
  }
  end();
  return { rows, notices: noticesOf(left) };
}

/** What of the cards no column has. */
function noticesOf(left: ReadonlyMap<string, number>): string[] {
  const photos = [...left].reduce((sum, [name, count]) => sum + (pictures.has(name) ? count : 0), 0);
  const others = [...left].filter(([name]) => !pictures.has(name));
  const shown = others.slice(0, 8).map(([name, count]) => `${name.slice(0, 30).toLowerCase()} (${count})`);
  return [
    ...(photos > 0 ? [`${plural(photos, 'foto ficou', 'fotos ficaram')} de fora.`] : []),
    ...(shown.length > 0 ? [`Também ficou de fora dos contatos: ${shown.join(', ')}.`] : []),
  ];
}
