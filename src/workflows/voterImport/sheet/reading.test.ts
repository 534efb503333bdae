import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createImportSession } from '../importSession/importSession';
import type { OpenedSheet, ReadingChoices } from '../importSession/questions';
import { encodings } from './decode';
import { openTable } from './openTable';
import { readSheet } from './readSheet';
import { separators } from './separators';
import { refuseOtherZip } from './otherFiles';

const asItLooks = { separator: null, hasHeadings: null };
const open = (source: Blob | string, how: Partial<ReadingChoices> = {}) =>
  createImportSession().open({ source, ...asItLooks, ...how }) as Promise<OpenedSheet>;
const sample = (name: string) =>
  new Blob([new Uint8Array(readFileSync(new URL(`../importSession/samples/${name}`, import.meta.url)))]);
const table = async (source: Blob | string, how: Partial<ReadingChoices> = {}) =>
  openTable(await readSheet(source, how), how);

/** A text as programs of other systems write it. */
const bytesOf = (text: string, encoding: string, mark = false): Uint8Array<ArrayBuffer> => {
  if (encoding === 'UTF-8') return new Uint8Array(Buffer.from((mark ? '\uFEFF' : '') + text));
  if (encoding === 'UTF-16') return new Uint8Array(Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le'));
  const labels: Record<string, string> = { 'Windows-1252': 'windows-1252', MacRoman: 'macintosh' };
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters =
    encoding === 'CP850' ? cp850 : [...new TextDecoder(labels[encoding] ?? 'utf-8').decode(all)].join('');
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};
const cp850 =
  Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('') +
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕ';

const names = [
  'João da Conceição',
  'ÂNGELA MARIA SÃO JOSÉ',
  'Inês Araújo',
  'Antônio Pará',
  'Zélia Müller',
  'Íris',
];
const person = fc.tuple(fc.constantFrom(...names), fc.constantFrom('São Paulo', 'Jaú', 'Taquaral'));

describe('what was written', () => {
  it.each(encodings.map(({ value }) => value))('in %s comes back', async (encoding) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 2, maxLength: 30 }),
        fc.boolean(),
        fc.constantFrom(...separators.map(({ value }) => value)),
        async (people, mark, separator) => {
          const text = papaparse.unparse([['Nome', 'Cidade'], ...people], { delimiter: separator });
          const accented = /[^\0-\x7f]/.test(text);
          const read = await table(new Blob([bytesOf(text, encoding, mark)]));
          expect(read.rows.map(({ cells }) => cells)).toEqual(people);
          const opened = await readSheet(new Blob([bytesOf(text, encoding, mark)]));
          if (accented) expect(opened.encoding).toBe(encoding);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('in UTF-16 of the other order, without a mark, comes back', async () => {
    const wide = new Uint8Array(Buffer.from('Nome;Bairro\nJoão;Cambuí', 'utf16le'));
    const turned = wide.map((_, at) => wide[at ^ 1] ?? 0);
    expect((await table(new Blob([turned]))).rows[0]?.cells).toEqual(['João', 'Cambuí']);
  });

  it('with quotes, separators and breaks within its cells comes back, as any rows of the file', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aÉ";,|\t\n =-.1'), maxLength: 8 });
    const plain = (text: string) => text.replaceAll('\t', ' ').trim();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...separators.map(({ value }) => value)),
        async (cells, separator) => {
          const people = cells.map(([one, other], at) => [`Pessoa ${at}`, one, other]);
          const text = papaparse.unparse([['Nome', 'Obs', 'Bairro'], ...people], {
            delimiter: separator,
            quotes: true,
          });
          const { rows } = await table(`sep=${separator}\r\n${text}`);
          expect(rows).toEqual(people.map((one, at) => ({ row: at + 2, cells: one.map(plain) })));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a sample', () => {
  it('of a title above and a total below has its headings in line 3', async () => {
    const opened = await open(sample('titulo-mesclado.xlsx'));
    expect(opened).toMatchObject({
      rows: 2,
      headingRow: 3,
      headings: ['Nome', 'Data de nascimento', 'Celular', 'Bairro'],
    });
    expect(opened.skipped).toEqual([
      { row: 1, why: 'above', text: 'CADASTRO DE APOIADORES - 2026' },
      { row: 6, why: 'total', text: 'Total: 2' },
    ]);
    expect(await open(sample('titulo-mesclado.xlsx'), { hasHeadings: true, headingRow: 4 })).toMatchObject({
      rows: 1,
    });
  });

  it('of a filter has two people, and the hidden one when asked', async () => {
    const how = { hidden: { rows: 1, columns: 0, isFiltered: true } };
    expect(await open(sample('linhas-filtradas.xlsx'))).toMatchObject({ rows: 2, ...how });
    expect(await open(sample('linhas-filtradas.xlsx'), { withHidden: true })).toMatchObject({
      rows: 3,
      ...how,
    });
  });

  it('of vCards has two people', async () => {
    const opened = await open(sample('contatos.vcf'));
    expect(opened).toMatchObject({ rows: 2, canMoveHeadings: false });
    expect(opened.samples[0]).toEqual(['Jacira Aparecida Moutinho', 'João']);
  });

  it('of one line in another encoding keeps the accents of all, and tells of that one', async () => {
    const { rows } = await table(sample('utf8-com-uma-linha-1252.csv'));
    expect(rows).toHaveLength(41);
    expect(
      rows.every(({ cells }) => /^Concei/.test(cells[0] ?? '') === (cells[0] ?? '').startsWith('Conceição')),
    ).toBe(true);
    expect(rows.filter(({ notices }) => notices)).toHaveLength(1);
  });

  it('of sep= has two people, and nothing of the line', async () => {
    expect(await open(sample('bom-e-sep.csv'))).toMatchObject({
      ...{ rows: 2, separator: ';', headings: ['Nome', 'Celular', 'E-mail'], headingRow: 1 },
    });
  });

  it('of a stray separator keeps the cells beyond the headings, which are a fault of the row', async () => {
    const { rows, headings } = await table(sample('separador-solto-no-endereco.csv'));
    expect(headings).toHaveLength(5);
    expect(rows.map(({ cells }) => cells.length)).toEqual([6, 5]);
  });
});

it('a heading of 100 kB does not keep anybody waiting, and is cut with a word', async () => {
  const opened = await open(`${'('.repeat(100_000)};Nome\nx;Ana`);
  expect(opened).toMatchObject({ headingRow: 1, rows: 1 });
  expect(opened.headings[0]).toHaveLength(200);
  expect(opened.notices).toEqual([expect.stringMatching(/^O título da coluna 1 tem 10\.000 letras/)]);
});

it('a sheet of LibreOffice in one XML, and one of before, are refused with what to do', async () => {
  const flat =
    '<?xml version="1.0" encoding="UTF-8"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">';
  expect(await createImportSession().open({ source: new Blob([flat]), ...asItLooks })).toMatchObject({
    ...{ kind: 'refused', text: expect.stringMatching(/\.fods.*salve como \.ods/) as string },
  });
  expect(() => refuseOtherZip(['content.xml', 'META-INF/manifest.xml'])).toThrow(/\.sxc.*\.ods/);
});
