import { expect, test } from 'vitest';
import { sheetHtml } from '@/formats/print';
import { toastStore } from '@/ui/feedback/toasts';
import { NothingToExport } from '@/records/list/useExport';
import type { PreparedDocument } from '../document';
import { documentFileName, documentSheet } from './documentSheet';

const letter: PreparedDocument = { id: 1, typeName: 'Ofício', number: '12', year: '2026', text: '<p>a</p>' };

test.each([
  ['Ofício', 'Ofício-12-2026_document.html'],
  ['Moção de repúdio', 'Moção de repúdio-12-2026_document.html'],
  ['Projeto/Lei: "A"', 'Projeto-Lei- -A--12-2026_document.html'],
])('the file of a %s is named by type, number and year', (typeName, name) => {
  expect(documentFileName({ ...letter, typeName })).toBe(name);
});

test('the sheet is the cleaned text, on A4 with numbered pages, in a file that runs and loads nothing', () => {
  const text =
    '<h1 style="text-align:center">Olá</h1><p onclick="x()">a<br>b &lt;i&gt;</p><hr class="page-break"><img src="data:image/png;base64,iVBORw0KGgo="><script>x()</script>';
  const { name, sheet } = documentSheet({ ...letter, text });
  const file = sheetHtml(sheet);
  expect(name).toBe('Ofício-12-2026_document.html');
  expect(file).toContain('<title>Ofício - 12/2026</title>');
  expect(file).toContain(
    '<main class="document-text"><h1 class="align-center">Olá</h1><p>a<br>b &lt;i&gt;</p><hr class="page-break"><img src="data:image/png;base64,iVBORw0KGgo="></main>',
  );
  expect(file).toContain("default-src 'none'; img-src data:");
  expect(file).toMatch(
    /@page \{ size: A4; margin: 30mm 20mm 20mm 30mm; @bottom-right \{ content: counter\(page\)/,
  );
  expect(file).not.toMatch(/script|onclick/);
});

test('what will not be on the paper is told', () => {
  documentSheet({ ...letter, text: '<p>a<img src="https://exemplo.com/brasao.png"></p>' });
  const [toast] = toastStore.read();
  expect(toast?.text).toContain('não saem no papel');
});

test.each([[null], ['<p> &nbsp; </p>'], ['<script>x()</script>']])(
  'there is nothing to print of %s',
  (text) => {
    expect(() => documentSheet({ ...letter, text })).toThrow(
      new NothingToExport('Não foi elaborado documento para esse processo.'),
    );
  },
);
