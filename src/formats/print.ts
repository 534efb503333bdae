/**
 * Lists and records as a sheet to print: nodes, which a frame is filled with (see ui/export/printSheet.ts), and of them
 * a file to download, one HTML document that needs nothing else.
 */
import type { CsvColumn } from './csv';
import { formatDateTime, localNow } from './dates';
import { stampedFileName } from './files';
import { plural } from './text';

export interface PrintList<Row> {
  title: string;
  /** The filters or the period, for example. */
  subtitle?: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
  /** For tests. */
  now?: Date;
}

export interface PrintRecord {
  title: string;
  subtitle?: string;
  sections: readonly {
    heading?: string;
    fields: readonly { label: string; value: string | number | null | undefined }[];
  }[];
  /** For tests. */
  now?: Date;
}

/** An element of a sheet: its tag, its attributes, and what is in it. A text is shown as it is. */
export interface SheetNode {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  content: readonly (SheetNode | string)[];
}

/** What is printed: a title, and what stands below `<body>`. */
export interface PrintSheet {
  title: string;
  body: readonly SheetNode[];
  /** How it looks, where it is no list or record of ours. */
  style?: string;
}

type Value = string | number | null | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text with `& < > " '` as entities: safe between tags and inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Control characters, and the marks that force a direction on what follows (they can make a text read as another). */
const invisible = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
const line = /\r\n?/g;

const show = (value: Value) =>
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

/** How a sheet looks on paper, and as a file. */
export const sheetStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 24px; color: #1a1a1a; background: #fff; font: 14px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
header { margin-bottom: 16px; padding-bottom: 12px; border-bottom: 2px solid #1a1a1a; }
h1 { margin: 0; font-size: 22px; line-height: 1.25; }
h2 { margin: 20px 0 6px; font-size: 16px; break-after: avoid; }
p { margin: 4px 0 0; color: #555; }
h1, h2, p, th, td, dt, dd { overflow-wrap: anywhere; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; }
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

/** Nothing in the file may run or load, even if something slipped through; its pictures are in it. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

interface Page {
  title: string;
  subtitle?: string | undefined;
  note?: string;
  body: readonly SheetNode[];
  now?: Date | undefined;
}

/* `dir="auto"` on what people typed: a name in Arabic or Hebrew reads as it should and moves nothing around it. */
const typed = { dir: 'auto' };

const sheet = ({ title, subtitle, note = '', body, now }: Page): PrintSheet => ({
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

/** A list as a sheet: title, how many, when, and a table whose head repeats on every page. */
export function listSheet<Row>({ title, subtitle, columns, rows, now }: PrintList<Row>): PrintSheet {
  const head = columns.map(({ header }) => node('th', show(header), { scope: 'col' }));
  const lines = rows.map((row) =>
    node(
      'tr',
      columns.map(({ value }) => node('td', show(value(row)), typed)),
    ),
  );
  return sheet({
    title,
    subtitle,
    now,
    note: `${plural(rows.length, 'registro', 'registros')} · `,
    body: [node('table', [node('thead', [node('tr', head)]), node('tbody', lines)])],
  });
}

/** One record (a voter, a service request) as a sheet: label and value, in sections. Empty values show `–`. */
export function recordSheet({ title, subtitle, sections, now }: PrintRecord): PrintSheet {
  const body = sections.map(({ heading, fields }) => {
    const pairs = fields.map(({ label, value }) =>
      node('div', [node('dt', show(label)), node('dd', show(value) || '–', typed)]),
    );
    return node('section', [...(heading ? [node('h2', show(heading))] : []), node('dl', pairs)]);
  });
  return sheet({ title, subtitle, now, body });
}

/** Elements without an end. */
const isVoid = (tag: string) => tag === 'br' || tag === 'hr' || tag === 'img';

const markup = ({ tag, attributes = {}, content }: SheetNode): string => {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const inside = content.map((part) => (typeof part === 'string' ? escapeHtml(part) : markup(part)));
  return `<${tag}${pairs.join('')}>${isVoid(tag) ? '' : `${inside.join('')}</${tag}>`}`;
};

/** A sheet as a whole HTML document. */
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

/** `listagem-compromisso-20-11-2026-09-00.html` out of the prefix `listagem-compromisso`. */
export const printFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'html', now);
