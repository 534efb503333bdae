import { escapeHtml } from './html';
import { describe, expect, it } from 'vitest';
import type { CsvColumn } from './csv';
import { listSheet, printFileName, recordSheet, sheetHtml, type PrintList, type PrintRecord } from './print';

const printDocument = <T,>(list: PrintList<T>) => sheetHtml(listSheet(list));
const printRecord = (record: PrintRecord) => sheetHtml(recordSheet(record));

const now = new Date(2026, 10, 20, 9, 0);
interface Row {
  ref: string;
  subject: string | null;
}
const columns: CsvColumn<Row>[] = [
  { header: 'Ref.', value: (row) => row.ref },
  { header: 'Assunto', value: (row) => row.subject },
];
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const list = (rows: Row[], title = 'Compromissos', subtitle?: string) =>
  printDocument({ title, ...(subtitle === undefined ? {} : { subtitle }), columns, rows, now });

describe('a printed list', () => {
  it('is a whole document in Portuguese', () => {
    const html = list(
      [
        { ref: 'AG-1', subject: 'Reunião' },
        { ref: 'AG-2', subject: null },
      ],
      'Compromissos',
      'De 20/11/2026 em diante',
    );
    const page = open(html);
    expect(html.startsWith('<!doctype html>\n<html lang="pt-BR">')).toBe(true);
    expect(page.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8');
    expect(page.title).toBe('Compromissos');
    expect(page.querySelector('header')?.textContent).toContain('De 20/11/2026 em diante');
    expect(page.querySelector('header')?.textContent).toContain('2 itens · Gerado em 20/11/2026 09:00');
    expect([...page.querySelectorAll('th[scope="col"]')].map((cell) => cell.textContent)).toEqual([
      'Ref.',
      'Assunto',
    ]);
    expect([...page.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
      'AG-1',
      'Reunião',
      'AG-2',
      '',
    ]);
  });

  it('counts one and none', () => {
    expect(list([{ ref: 'AG-1', subject: '' }])).toContain('1 item ·');
    expect(list([])).toContain('0 itens ·');
  });

  it('is laid out for paper and asks for nothing outside', () => {
    const html = list([]);
    expect(html).toContain('display: table-header-group');
    expect(html).toContain('break-inside: avoid');
    expect(html).toContain('@page { margin:');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|https?:|url\(|@import|src=/);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '</style></td></table><iframe src="javascript:alert(1)">',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '<!-- ',
  ']]>&lt;&amp;',
  '&#60;script&#62;',
  '`${alert(1)}`',
  '<meta http-equiv="refresh" content="0;url=https://mal.test">',
  'emoji 🎉',
  'x'.repeat(10_000),
];

describe.each(hostile)('hostile text %#', (text) => {
  it('stays text wherever it is', () => {
    const record = printRecord({
      title: text,
      subtitle: text,
      sections: [{ heading: text, fields: [{ label: text, value: text }] }],
      now,
    });
    const table = printDocument({
      title: text,
      subtitle: text,
      columns: [{ header: text, value: () => text }],
      rows: [1],
      now,
    });
    for (const html of [record, table]) {
      const page = open(html);
      expect(page.title).toBe(text.trim());
      expect(page.querySelectorAll('script, img, iframe, [onmouseover], [onfocus]')).toHaveLength(0);
      expect(page.querySelectorAll('meta')).toHaveLength(4);
      expect(page.querySelector('h1')?.textContent).toBe(text);
      for (const cell of page.querySelectorAll('th, td, h2, dt, dd')) expect(cell.textContent).toBe(text);
    }
  });
});

it('drops control characters and forced directions, and keeps real right-to-left text', () => {
  const page = open(list([{ ref: 'a\u0000\u001Bb', subject: '\u202Etxt.exe\u202C \u2066x\u2069 مرحبا' }]));
  expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['ab', 'txt.exe x مرحبا']);
  expect(page.querySelector('td')?.getAttribute('dir')).toBe('auto');
});

it('keeps line breaks', () => {
  expect(open(list([{ ref: 'x', subject: 'um\r\ndois\rtrês' }])).querySelectorAll('td')[1]?.textContent).toBe(
    'um\ndois\ntrês',
  );
});

it('escapes the five characters', () =>
  expect(escapeHtml(`<a href="x" id='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  ));

it('prints one record by sections, with a dash for what is empty', () => {
  const page = open(
    printRecord({
      title: 'Atendimento AT-12',
      sections: [
        {
          heading: 'Dados',
          fields: [
            { label: 'Status', value: 'Aberto' },
            { label: 'Local', value: null },
          ],
        },
        { fields: [{ label: 'Filhos', value: 0 }] },
      ],
      now,
    }),
  );
  expect([...page.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Status',
    'Local',
    'Filhos',
  ]);
  expect([...page.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(['Aberto', '–', '0']);
  expect(page.querySelectorAll('h2')).toHaveLength(1);
  expect(page.querySelector('header')?.textContent).toContain('Gerado em 20/11/2026 09:00');
});

it('names the file by prefix, date and hour', () => {
  expect(printFileName('listagem-compromisso', now)).toBe('listagem-compromisso-20-11-2026-09-00.html');
});
