/**
 * Lists and records as a file to print: one HTML document that needs nothing else.
 * It is meant to be downloaded. Shown inside the app it would lose its style to the content policy.
 */
import { formatDateTime, localNow } from './dates';
import { stampedFileName } from './files';
import { plural } from './text';

/** A column of the printed list; a CsvColumn fits. */
export interface PrintColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null | undefined;
}

export interface PrintList<Row> {
  title: string;
  /** The filters or the period, for example. */
  subtitle?: string;
  columns: readonly PrintColumn<Row>[];
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
  escapeHtml(
    String(value ?? '')
      .replace(line, '\n')
      .replace(invisible, ''),
  );

/* `dir="auto"` on every cell: a name in Arabic or Hebrew reads as it should and moves nothing around it. */
const style = `
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

/** Nothing in the file may run or load, even if something slipped through. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

interface Page {
  title: string;
  subtitle?: string | undefined;
  note?: string;
  body: string;
  now?: Date | undefined;
}

function page({ title, subtitle, note = '', body, now }: Page): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${show(title)}</title>
<style>${style}
</style>
</head>
<body>
<header>
<h1 dir="auto">${show(title)}</h1>
${subtitle ? `<p dir="auto">${show(subtitle)}</p>\n` : ''}<p>${note}Gerado em ${formatDateTime(localNow(now))}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
}

/** A list as a whole HTML document: title, how many, when, and a table whose head repeats on every sheet. */
export function printDocument<Row>({ title, subtitle, columns, rows, now }: PrintList<Row>): string {
  const head = columns.map(({ header }) => `<th scope="col">${show(header)}</th>`).join('');
  const body = rows
    .map(
      (row) => `<tr>${columns.map(({ value }) => `<td dir="auto">${show(value(row))}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return page({
    title,
    subtitle,
    now,
    note: `${plural(rows.length, 'registro', 'registros')} · `,
    body: `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`,
  });
}

/** One record (a voter, a service request) as a whole HTML document: label and value, in sections. Empty values show `–`. */
export function printRecord({ title, subtitle, sections, now }: PrintRecord): string {
  const body = sections.map(({ heading, fields }) => {
    const lines = fields.map(
      ({ label, value }) => `<div><dt>${show(label)}</dt><dd dir="auto">${show(value) || '–'}</dd></div>`,
    );
    return `<section>\n${heading ? `<h2>${show(heading)}</h2>\n` : ''}<dl>\n${lines.join('\n')}\n</dl>\n</section>`;
  });
  return page({ title, subtitle, now, body: body.join('\n') });
}

/** `listagem-compromisso-20-11-2026-09-00.html` out of the prefix `listagem-compromisso`. */
export const printFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'html', now);
