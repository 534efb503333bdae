import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { expectAccessible } from './support/accessibility';
import { becomes } from '@tests/clips';
import { unzipped } from '@tests/unzip';
import { expect, test } from './support/fixtures';
import { answerPrint } from './support/print';
import { chooseInRow, openList } from './support/steps';
import { typeInto } from './support/hands';

/* Office documents: pasted from Word, and norms typed by keyboard. */

test.beforeEach(async ({ page, signIn }) => signIn(page));

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Texto do documento' });

async function openText(page: Page, db: Database | undefined, text: string) {
  const prepared = db?.preparedTexts.find(({ documentId }) => db.documents.get(documentId)?.clientId === 1);
  if (!db || !prepared) throw new Error('The demonstration has no such document');
  db.preparedTexts.update(prepared.id, { text });
  await page.goto(`/legislative-processes/draft/${prepared.documentId}`);
  await expect(textbox(page)).toBeFocused();
  return () => db.preparedTexts.get(prepared.id)?.text ?? '';
}

const clip = (name: string) =>
  readFileSync(join(import.meta.dirname, '../src/texts/editor/clips', name), 'utf8');

/** Puts HTML on the system clipboard, as a program does, and pastes it. */
async function pasteByKey(page: Page, html: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (given) => {
    const item = new ClipboardItem({ 'text/html': new Blob([given], { type: 'text/html' }) });
    await navigator.clipboard.write([item]);
  }, html);
  await page.keyboard.press('Control+v');
}

/** HTML as given by another program, which the browser would sanitize if the page wrote it. */
const pasteAsGiven = (page: Page, html: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

test('a law pasted from Word keeps every sign, without its comments, and one undo takes it back', async ({
  page,
  demo,
}) => {
  const saved = await openText(page, demo.db, '<p>Antes.</p><p></p>');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await pasteAsGiven(page, clip('word-lei-numerada.html'));
  await expect(textbox(page)).toContainText('§ 2º São objetivos da semana:');
  await page.keyboard.press('Control+z');
  await expect(textbox(page)).toHaveText(/Antes\.\s*x/);
  await expect(textbox(page)).not.toContainText('Art. 1º');
  await page.keyboard.press('Control+y');
  await expect(textbox(page)).toContainText('Parágrafo único. O Executivo regulamentará esta Lei.');

  await pasteAsGiven(page, clip('word-comentario-e-texto-oculto.html'));
  await expect(page.getByText('1 comentário e 1 trecho oculto ficaram de fora.')).toBeVisible();
  await expect(textbox(page)).not.toContainText(/HP1|vizinha|secretário/);

  // Through the system's clipboard, a list with roman numerals.
  await pasteByKey(page, '<ol type="I" start="3"><li>o contrato;</li><li>o prazo.</li></ol>');
  await expect(textbox(page).locator('ol[type=I][start="3"]')).toHaveCount(1);
  await expect(textbox(page).locator('ol')).toHaveCSS('list-style-type', 'upper-roman');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  expect(saved()).toContain(
    '<p class="align-justify indent-1">§ 1º A semana será realizada em setembro.</p>',
  );
  expect(saved()).toContain(
    '<ol type="I" start="3"><li><p>o contrato;</p></li><li><p>o prazo.</p></li></ol>',
  );
  expect(saved()).not.toMatch(/mso|style=|HP1|vizinha/);
});

const squeezed = (text: string) => text.replaceAll(/[\s\u00a0]+/g, '');

test('the clips of every program come by the keys as they were seen, and one undo takes each back', async ({
  page,
  demo,
}) => {
  await openText(page, demo.db, '<p>Antes.</p>');
  await page.keyboard.press('Control+End');
  // HTML from another program is passed unchanged, unlike HTML written by a page.
  await page.evaluate(() =>
    document.addEventListener(
      'copy',
      (event) => {
        const { kind = '', given = '' } = document.body.dataset;
        event.clipboardData?.setData(kind, given);
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
  for (const [name, { lines, says }] of Object.entries(becomes)) {
    if (!name.endsWith('.html') || name.includes('pdf')) continue;
    await test.step(name, async () => {
      await page.evaluate((given) => {
        Object.assign(document.body.dataset, { kind: 'text/html', given });
      }, clip(name));
      await page.keyboard.press('Control+c');
      await page.keyboard.press('Control+v');
      await expect(textbox(page)).not.toHaveText('Antes.');
      const seen = squeezed((await textbox(page).textContent()) ?? '');
      const isThere = (line: string) =>
        // The list that contains the line may draw its marker.
        [line, line.replace(/^(?:•|\w+\.) /, '')].some((words) => seen.includes(squeezed(words)));
      // Page breaks and rules are drawn.
      const written = lines.filter((line) => line !== '---' && line !== '___');
      expect(written.filter((line) => !isThere(line))).toEqual([]);
      if (says) await expect(page.getByText(says)).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(textbox(page)).toHaveText('Antes.');
    });
  }
});

test('a norm by keyboard: the next line begins by itself, numbers are put in order, and print checks first', async ({
  page,
  demo,
}) => {
  const printing = await answerPrint(page);
  const saved = await openText(page, demo.db, '<h1>PROJETO DE LEI Nº 7/2026</h1><p></p>');
  const press = (keys: string) => page.keyboard.press(keys);
  const type = (words: string) => page.keyboard.type(words);
  await press('Control+End');
  await type('Art. 1º São objetivos:');
  await press('Enter');
  await type('plantar:');
  await press('Enter');
  await type('em praças;');
  await press('Enter');
  await type('em escolas;');
  await press('Enter');
  await press('Shift+Tab');
  await type('podar.');
  await press('Enter');
  await press('Shift+Tab');
  await type('Vale o art. 4º desta Lei.');
  await expect(textbox(page)).toContainText(
    /Art\. 1º São objetivos:\s*I – plantar:\s*a\) em praças;\s*b\) em escolas;\s*II – podar\.\s*Parágrafo único\. Vale o art\. 4º desta Lei\./,
  );
  await press('Enter');
  await press('Enter');
  // A paragraph without words moves up one kind.
  await expect(textbox(page)).toContainText(/§ 1º Vale o art\. 4º/);
  await type('Fim.');
  await press('Enter');
  await press('Enter');
  await type('Art. 4º Último.');

  // Reasons for which a chamber would return it are shown before printing.
  await press('Control+p');
  const check = page.getByRole('dialog', { name: 'Antes de imprimir' });
  await expect(check).toContainText('Falta a cláusula de vigência');
  await expect(check).toContainText('Falta “Art. 3º” antes de “Art. 4º”.');
  await expectAccessible(page, 'check', check);
  await check.getByRole('button', { name: 'Renumerar…' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Renumerar' });
  await expect(panel).toContainText('Art. 4º → Art. 3º');
  await expect(panel).toContainText('§ 1º → Parágrafo único.');
  await expect(panel.getByRole('checkbox', { name: /art\. 4º desta Lei|art\. 4º → art\. 3º/ })).toBeChecked();
  await expectAccessible(page, 'renumber', panel);
  await panel.getByRole('button', { name: 'Renumerar', exact: true }).press('Enter');
  await expect(textbox(page)).toBeFocused();
  await expect(textbox(page)).toContainText('Parágrafo único. Vale o art. 3º desta Lei.');
  await press('Control+z');
  await expect(textbox(page)).toContainText('Vale o art. 4º desta Lei.');
  await press('Control+y');

  await press('Control+End');
  await press('Enter');
  await type('Esta Lei entra em vigor na data de sua publicação.');
  await press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  expect(saved()).toContain('<p>Art. 4º Esta Lei entra em vigor na data de sua publicação.</p>');
  // A missing ementa is still reported beside the remaining brackets, and printing remains possible.
  await press('Enter');
  await type('[cargo] e [nome].');
  await press('Control+p');
  await expect(check).toContainText('Falta a ementa');
  await expect(check).toContainText('Faltam: [cargo], [nome].');
  await check.getByRole('button', { name: 'Ir ao primeiro trecho' }).press('Enter');
  await expect(textbox(page)).toBeFocused();
  await type('Prefeita');
  await press('Control+p');
  await expect(check).toContainText('Falta: [nome].');
  await printing.during(() => check.getByRole('button', { name: 'Imprimir assim mesmo' }).press('Enter'));
  const [sheet] = await printing.sheets();
  expect(sheet?.html).toContain('Parágrafo único. Vale o art. 3º desta Lei.');

  // When switched off, Enter adds a plain line.
  await page.getByRole('button', { name: 'Articulação da norma' }).click();
  await page.getByRole('menuitemradio', { name: 'Teclas e conferência de normas' }).click();
  await expect(textbox(page)).toBeFocused();
  await press('Control+End');
  await press('Enter');
  await type('Solta.');
  await expect(textbox(page).locator('p').last()).toHaveText('Solta.');
});

/** The text of a Word file, without the spaces between its lines. */
async function wordsOf(download: Download) {
  const parts = unzipped(await readFile(await download.path()));
  const body = parts.get('word/document.xml') ?? '';
  const words = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => text).join('');
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '');
}

test('a Word file from the editor and from the menu of the list has the text of the page', async ({
  page,
  demo,
}) => {
  const law = [
    '<h1 class="align-center">PROJETO DE LEI Nº 7/2026</h1>',
    '<p class="align-justify">Art. 1º Fica instituída a <strong>Semana</strong> &lt;do Pomar&gt; &amp; da poda:</p>',
    '<p class="indent-1">I – plantio;</p><p class="indent-2">a) em praças.</p>',
    '<ol type="I" start="3"><li><p>o contrato;</p></li><li><p>o prazo.</p></li></ol>',
    '<table><tbody><tr><td colspan="2"><p>Rua</p></td></tr><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>',
    '<hr class="page-break"><p>Justificativa</p>',
  ].join('');
  await openText(page, demo.db, law);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' não salva');
  const shown = async () => ((await textbox(page).textContent()) ?? '').replaceAll(/\s+/g, '');
  const [unsaved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar .docx' }).press('Enter'),
  ]);
  expect(unsaved.suggestedFilename()).toMatch(/-\d+-\d{4}\.docx$/);
  expect(await wordsOf(unsaved)).toBe(await shown());

  await page.keyboard.press('Control+z');
  const saved = (await shown()).replace('nãosalva', '');
  const document = demo.db?.documents.find(({ id }) => page.url().endsWith(`/${id}`));
  if (!document) throw new Error('The address names no document');
  const type = demo.db?.documentTypes.get(document.typeId)?.name ?? '';
  await page.goto('/dashboard');
  await openList(page, '/legislative-processes/list', 'Docs. Proposituras, Adm.');
  await typeInto(page.getByRole('searchbox'), String(document.number));
  const [listed] = await Promise.all([
    page.waitForEvent('download'),
    chooseInRow(page, `${type} - ${document.number}/${document.year}`, 'Baixar .docx'),
  ]);
  expect(await wordsOf(listed)).toBe(saved);
});

test('a clip of millions of letters shows how far it is read while the text is written on, and may be stopped', async ({
  page,
  demo,
}) => {
  await openText(page, demo.db, '<p>Antes.</p>');
  await page.keyboard.press('Control+End');
  const long =
    '<p class=MsoNormal style="text-align:justify"><span style="font-size:12.0pt">Uma linha.</span></p>'.repeat(
      25_000,
    );
  // Parsing yields to keys between turns, and key latency does not improve with the machine.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await pasteAsGiven(page, long);
  const bar = page.getByRole('progressbar', { name: 'Lendo o que você colou' });
  const stop = page.getByRole('button', { name: 'Parar' });
  await expect(stop).toBeVisible();
  await page.keyboard.type(' Depois.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nada do que você colou entrou.')).toBeVisible();
  await expect(stop).toBeHidden();
  await expect(textbox(page)).toHaveText('Antes. Depois.');

  // Slowed until the bar is seen: a fast machine has read all before.
  await pasteAsGiven(page, long);
  await expect(bar).toBeVisible();
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // As long as the bar shows progress: a busy machine parses for half a minute.
  await expect(bar).toBeHidden({ timeout: 90_000 });
  await expect(page.getByText(/^O que você colou não coube inteiro: entrou até/)).toBeVisible();
  await expect(textbox(page)).toContainText('Antes. Depois.Uma linha.');
  await page.keyboard.press('Control+z');
  await expect(textbox(page)).toHaveText('Antes. Depois.');
});
