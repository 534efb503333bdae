import { formatDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { saysWhose } from '../check/phones';
import type { SheetRow } from './bounds';
import { partsOf, readCardLines, textOf, type CardLine } from './cardLines';
import { tidyRow } from './tidy';

/** Columns of an address book, with headings known to the import. */
const headings = [
  ...['Nome', 'Apelido', 'Telefone', 'E-mail', 'Data de nascimento', 'Sexo', 'Endereço', 'Complemento'],
  ...['Bairro', 'Cidade', 'UF', 'CEP', 'Grupos', 'Empresa', 'Cargo', 'Observações'],
] as const;

type Heading = (typeof headings)[number];

/** Properties of the card, not of a person. */
const ofTheCard = new Set([
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'REV', 'UID', 'KIND', 'CLASS', 'SOURCE', 'CLIENTPIDMAP'],
  // Display settings of a phone, and labels, which are read with their property.
  ...['SORT-STRING', 'X-ABLABEL', 'X-ABADR', 'X-ABSHOWAS', 'X-ABUID', 'X-ABORDER'],
]);
/** Relationships as phones name them, by a word or Android's number. */
const kinships: ReadonlyMap<string, string> = new Map(
  'spouse cônjuge,14 cônjuge,mother mãe,8 mãe,father pai,5 pai,child filho(a),3 filho(a),son filho,daughter filha,brother irmão,2 irmão,sister irmã,13 irmã,friend amigo(a),6 amigo(a)'
    .split(',')
    .map((one) => one.split(' ') as [string, string]),
);
const weddings = new Set(['anniversary', '1']);
const pictures = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);

export const isCards = (text: string): boolean => /^[\s\uFEFF]*BEGIN:VCARD/i.test(text.slice(0, 2_000));

/** `1967-04-09` from `19670409`, `--12-25` from `--1225`; anything else unchanged. */
function dayOf(value: string): string {
  const [day = ''] = textOf(value).split('T');
  const whole = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? /^(--)(\d\d)-?(\d\d)$/.exec(day);
  if (!whole) return day;
  const [, year = '', month = '', date = ''] = whole;
  return year === '--' ? `--${month}-${date}` : `${year}-${month}-${date}`;
}

const sexes: Readonly<Record<string, string>> = { F: 'Feminino', M: 'Masculino' };

/** A label's text: `Filha Ana`, or `spouse` from `_$!<Spouse>!$_`. */
const labelText = (written: string) =>
  written.startsWith('_$!<') ? written.slice(4).replace('>!$_', '').toLowerCase() : textOf(written);

const isOfWork = ({ name, parameters }: CardLine) =>
  name === 'ADR' && parameters.some((one) => /\bWORK\b/.test(one));

/** The cells of one card, by heading. */
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
  const labels = new Map(
    lines.flatMap(({ name, group, value }) => (name === 'X-ABLABEL' ? [[group, labelText(value)]] : [])),
  );
  /** Appends the owner, if the label names one. */
  const labelled = (text: string, group: string) => {
    const label = labels.get(group) ?? '';
    return text && saysWhose(label) ? `${text} (${label})` : text;
  };
  const note = (what: string, text: string) => put('Observações', text && `${what}: ${text}`);
  const relation = (name: string, kind: string) =>
    note('Pessoa próxima', name && kind ? `${name} (${kinships.get(kind) ?? kind})` : name);
  const birth = (day: string) => {
    if (cells.has('Data de nascimento')) note('Outra data de nascimento', day);
    else put('Data de nascimento', day);
  };
  const day = (value: string, kind: string) =>
    note(
      weddings.has(kind) ? 'Aniversário de casamento' : `Data${kind && ` (${kind})`}`,
      formatDate(dayOf(value)),
    );

  /** Parses `vnd.android.cursor.item/contact_event;1965-03-02;3;`. */
  function ofAndroid(value: string) {
    const [what = '', text = '', kind = '', own = ''] = partsOf(value, ';');
    if (what.endsWith('/nickname')) put('Apelido', text);
    else if (what.endsWith('/relation')) relation(text, own || (kinships.has(kind) ? kind : ''));
    else if (what.endsWith('/contact_event') && kind === '3') birth(dayOf(text));
    else if (what.endsWith('/contact_event')) day(text, own || (weddings.has(kind) ? kind : ''));
    else leftOut.push('X-ANDROID-CUSTOM');
  }

  function telephone(value: string, group: string) {
    const [, number = '', extension = ''] = /^tel:([^;]*)(?:.*;ext=(\d{1,6}))?/i.exec(value) ?? [];
    const text = textOf(number || value);
    put('Telefone', labelled(text, group));
    note(`Ramal de ${text}`, extension);
  }

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
    put('Endereço', street.replaceAll('\n', ', '));
    put('Complemento', [extended, box].filter(Boolean).join(', '));
    put('Cidade', city);
    put('UF', state);
    put('CEP', zipcode);
  }

  const readers: Readonly<Record<string, (value: string, group: string) => void>> = {
    N(value) {
      const [last = '', first = '', middle = '', prefix = '', suffix = ''] = partsOf(value, ';');
      called = [prefix, first, middle, last, suffix].filter(Boolean).join(' ');
    },
    FN: (value) => put('Nome', textOf(value)),
    NICKNAME: (value) => partsOf(value, ',').forEach((one) => put('Apelido', one)),
    TEL: telephone,
    EMAIL: (value, group) => put('E-mail', labelled(textOf(value.replace(/^mailto:/i, '')), group)),
    BDAY: (value) => birth(dayOf(value)),
    ANNIVERSARY: (value) => day(value, 'anniversary'),
    'X-ABDATE': (value, group) => day(value, labels.get(group) ?? ''),
    'X-ABRELATEDNAMES': (value, group) => relation(textOf(value), labels.get(group) ?? ''),
    'X-ANDROID-CUSTOM': ofAndroid,
    GENDER: (value) => put('Sexo', sexes[value.slice(0, 1).toUpperCase()] ?? ''),
    ADR: address,
    ORG: (value) => put('Empresa', partsOf(value, ';').filter(Boolean).join(', ')),
    TITLE: (value) => put('Cargo', textOf(value)),
    CATEGORIES: (value) => partsOf(value, ',').forEach((one) => put('Grupos', one)),
    NOTE: (value) => put('Observações', textOf(value)),
  };
  // The home address takes precedence over the work address.
  for (const { name, value, group, parameters } of [
    ...lines.filter((line) => !isOfWork(line)),
    ...lines.filter(isOfWork),
  ]) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (read) read(value, group);
    else if (name === 'RELATED' && !/^urn:/i.test(value))
      relation(
        textOf(value),
        parameters
          .find((one) => one.startsWith('TYPE='))
          ?.slice(5)
          .toLowerCase() ?? '',
      );
    else if (!ofTheCard.has(name) && value.trim() !== '') leftOut.push(name);
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

/** The cards of an address book as a table, headings first. */
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

/** Notes on the properties without a column. */
function noticesOf(left: ReadonlyMap<string, number>): string[] {
  const photos = [...left].reduce((sum, [name, count]) => sum + (pictures.has(name) ? count : 0), 0);
  const others = [...left].filter(([name]) => !pictures.has(name));
  const shown = others.slice(0, 8).map(([name, count]) => `${name.slice(0, 30).toLowerCase()} (${count})`);
  return [
    ...(photos > 0 ? [`${plural(photos, 'foto ficou', 'fotos ficaram')} de fora.`] : []),
    ...(shown.length > 0 ? [`Também ficou de fora dos contatos: ${shown.join(', ')}.`] : []),
  ];
}
