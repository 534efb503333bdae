import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sheetHtml } from '@/formats/print';
import { toastStore } from '@/ui/feedback/toasts';
import { AskFirst, NothingToExport } from '@/records/list/exportStops';
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
  const { name, sheet } = documentSheet({ ...letter, text }, { areFine: false });
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
  documentSheet(
    { ...letter, text: '<p>a<img src="https://exemplo.com/brasao.png"></p>' },
    { areFine: false },
  );
  const [toast] = toastStore.read();
  expect(toast?.text).toContain('não saem no papel');
});

test('what is still in brackets is asked about, each once, and once only', async () => {
  const brackets = { areFine: false };
  const text = '<p>[cargo] de [nome] [cargo]</p><p>[ementa]</p>';
  const asked = (() => {
    try {
      documentSheet({ ...letter, text }, brackets);
    } catch (thrown) {
      if (thrown instanceof AskFirst) return thrown.ask;
    }
    throw new Error('Nothing was asked');
  })();
  const user = userEvent.setup();
  const refused = asked(new AbortController().signal);
  const dialog = await screen.findByRole('dialog', { name: 'Antes de gerar o arquivo' });
  expect(dialog).toHaveTextContent('Faltam: [cargo], [nome], [ementa].');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await refused).toBe(false);
  expect(brackets.areFine).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const agreed = asked(new AbortController().signal);
  await user.click(await screen.findByRole('button', { name: 'Gerar assim mesmo' }));
  expect(await agreed).toBe(true);
  expect(documentSheet({ ...letter, text }, brackets).name).toBe('Ofício-12-2026_document.html');

  const leaving = new AbortController();
  const left = asked(leaving.signal);
  await screen.findByRole('dialog');
  leaving.abort();
  expect(await left).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([[null], ['<p> &nbsp; </p>'], ['<script>x()</script>']])(
  'there is nothing to print of %s',
  (text) => {
    expect(() => documentSheet({ ...letter, text }, { areFine: false })).toThrow(
      new NothingToExport('Não foi elaborado documento para esse processo.'),
    );
  },
);
