import type { CsvColumn } from './csv';
import { formatDateTime, localNow } from './dates';
import { stampedFileName } from './files';
import { escapeHtml } from './html';
import { plural } from './text';

interface Page {
  title: string;
  subtitle?: string | undefined;
  now?: Date | undefined;
}

export interface PrintList<Row> extends Page {
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

type Value = string | number | null | undefined;

export interface PrintRecord extends Page {
  sections: readonly { heading?: string; fields: readonly { label: string; value: Value }[] }[];
}

interface PrintParts extends Page {
  parts: readonly { heading: string; content: readonly SheetNode[] }[];
  isDense?: boolean;
}

export interface SheetNode {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  content: readonly (SheetNode | string)[];
}

export interface PrintSheet {
  title: string;
  body: readonly SheetNode[];
  style?: string;
}

/** Control characters and bidi overrides, which disguise text. */
const invisible = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
const line = /\r\n?/g;

/** A value as printed text. */
export const show = (value: Value) =>
  String(value ?? '')
    .replace(line, '\n')
    .replace(invisible, '');

const node = (
  tag: string,
  content: SheetNode['content'] | string,
  attributes?: SheetNode['attributes'],
): SheetNode => ({
  tag,
  content: typeof content === 'string' ? [content] : content,
  ...(attributes && { attributes }),
});

/** Style sheet of printed and saved sheets. */
export const sheetStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 24px; color: #1a1a1a; background: #fff; font: 14px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
header { margin-bottom: 16px; padding-bottom: 12px; border-bottom: 2px solid #1a1a1a; }
h1 { margin: 0; font-size: 22px; line-height: 1.25; }
h2 { margin: 20px 0 6px; font-size: 16px; break-after: avoid; }
p { margin: 4px 0 0; color: #555; }
h1, h2, p, th, td, dt, dd { overflow-wrap: anywhere; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; font: inherit; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 6px 8px; border-bottom: 1px solid #ccc; text-align: start; vertical-align: top; }
th { border-bottom: 1px solid #1a1a1a; }
tbody tr:nth-child(even) { background: #f5f5f5; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: 200px 1fr; gap: 12px; padding: 5px 0; border-bottom: 1px solid #ddd; break-inside: avoid; }
dt { font-weight: 600; }
dd { margin: 0; }
@page { margin: 15mm 12mm; }
@media print {
  body { margin: 0; font-size: 10pt; }
  h1 { font-size: 15pt; }
  tbody tr:nth-child(even) { background: none; }
}`;

const denseStyle = `
header { margin-bottom: 8px; padding-bottom: 6px; }
h2 { margin: 12px 0 2px; font-size: 14px; }
th, td { padding: 3px 8px 3px 0; overflow-wrap: break-word; }
th, .whole { white-space: nowrap; }
ul { margin: 4px 0 0; padding: 0; columns: 3; column-gap: 20px; list-style: none; }
li { padding: 1px 0; break-inside: avoid; overflow-wrap: anywhere; }
tbody tr:nth-child(even) { background: none; }
@page { margin: 10mm; }
@media print {
  body { font-size: 9pt; line-height: 1.3; }
  h2 { font-size: 10.5pt; }
}`;

/** Blocks scripts and loads; images are inlined. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/* Isolates right-to-left names from the text around. */
const typed = { dir: 'auto' };

const sheet = ({ title, subtitle, now }: Page, body: readonly SheetNode[], note = ''): PrintSheet => ({
  title: show(title),
  body: [
    node('header', [
      node('h1', show(title), typed),
      ...(subtitle ? [node('p', show(subtitle), typed)] : []),
      node('p', `${note}Gerado em ${formatDateTime(localNow(now))}`),
    ]),
    node('main', body),
  ],
});

export interface SheetColumn<Row> extends CsvColumn<Row> {
  /** Kept on one line, e.g. a phone number. */
  isWhole?: boolean;
  /** Rendered in place of the value. */
  node?: (row: Row) => SheetNode;
}

/** A table whose head repeats per page. */
export function sheetTable<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): SheetNode {
  const head = columns.map(({ header }) => node('th', show(header), { scope: 'col' }));
  const lines = rows.map((row) =>
    node(
      'tr',
      columns.map(({ value, isWhole, node: draw }) =>
        node('td', draw ? [draw(row)] : show(value(row)), isWhole ? { ...typed, class: 'whole' } : typed),
      ),
    ),
  );
  return node('table', [node('thead', [node('tr', head)]), node('tbody', lines)]);
}

/** A line of text. */
export const sheetLine = (text: string): SheetNode => node('p', show(text));

/** A list: title, count, time, and a table whose head repeats per page. */
export const listSheet = <Row>({ columns, rows, ...page }: PrintList<Row>): PrintSheet =>
  sheet(page, [sheetTable(columns, rows)], `${plural(rows.length, 'item', 'itens')} · `);

/** Sections under headings; a dense sheet has smaller type and lists in columns. */
export function partsSheet({ parts, isDense = false, ...page }: PrintParts): PrintSheet {
  const body = parts.map(({ heading, content }) => node('section', [node('h2', show(heading)), ...content]));
  return { ...sheet(page, body), ...(isDense && { style: sheetStyle + denseStyle }) };
}

/** A record: labels and values in sections; empty values show `–`. */
export function recordSheet({ sections, ...page }: PrintRecord): PrintSheet {
  const body = sections.map(({ heading, fields }) => {
    const pairs = fields.map(({ label, value }) =>
      node('div', [node('dt', show(label)), node('dd', show(value) || '–', typed)]),
    );
    return node('section', [...(heading ? [node('h2', show(heading))] : []), node('dl', pairs)]);
  });
  return sheet(page, body);
}

const isVoid = (tag: string) => tag === 'br' || tag === 'hr' || tag === 'img';

const markup = ({ tag, attributes = {}, content }: SheetNode): string => {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const inside = content.map((part) => (typeof part === 'string' ? escapeHtml(part) : markup(part)));
  return `<${tag}${pairs.join('')}>${isVoid(tag) ? '' : `${inside.join('')}</${tag}>`}`;
};

/** A sheet as an HTML document. */
export const sheetHtml = ({ title, body, style = sheetStyle }: PrintSheet): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
</head>
<body>
${body.map(markup).join('\n')}
</body>
</html>
`;

/** `listagem-compromisso-20-11-2026-09-00.html` from `listagem-compromisso`. */
export const printFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'html', now);
