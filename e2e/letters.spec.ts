import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipped } from '@tests/unzip';
import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { forbidScripts, markup } from './support/hostile';
import { answerPrint, sheetIn } from './support/print';
import { openVoters, phone } from './support/steps';
import type { Database } from '@mocks/db';
import { typeInto } from './support/hands';

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da carta' });
const letters = (page: Page) => page.getByRole('button', { name: 'Mala direta', exact: true });
const pointsOf = (mm: number) => (mm / 25.4) * 72;

/** Adds voters at the top of the office's list. */
function addVoters(db: Database | undefined, people: readonly object[]) {
  const [complete] = db?.voters.filter(({ clientId, address }) => clientId === 1 && address !== '') ?? [];
  if (!db || !complete) throw new Error('The demo has no voter.');
  people.forEach((changes, index) =>
    db.voters.insert({
      ...{ ...complete, id: 900_000 + index, relatives: [], status: true, allowCommunication: true },
      ...changes,
    }),
  );
}

/** The pages that the browser would print, in points. */
async function paperOf(page: Page): Promise<{ width: number; height: number }[]> {
  const html = await sheetIn(page)
    .locator('html')
    .evaluate((root) => {
      const looks = [...root.ownerDocument.adoptedStyleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText);
      return `<!doctype html><style>${looks.join('\n')}</style>${root.ownerDocument.body.outerHTML}`;
    });
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const pdf = (await paper.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  await paper.close();
  return [...pdf.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  );
}

test('500 letters in a few presses from the list, by keyboard alone', async ({ page, signIn, demo }) => {
  // 500 records are read one by one.
  test.slow();
  addVoters(
    demo.db,
    Array.from({ length: 1100 }, (_, index) => ({ name: `Aaa ${String(index).padStart(4, '0')}` })),
  );
  const printing = await answerPrint(page);
  await signIn(page);
  await openVoters(page);
  let presses = 0;
  const press = async (control: Locator, key = 'Enter') => {
    presses += 1;
    await control.focus();
    await page.keyboard.press(key);
  };
  await press(letters(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Mala direta' })).toBeFocused();
  await expect(text(page)).toBeVisible();
  await press(text(page), 'Control+Home');
  await page.keyboard.type('Convite a {nome}. ');
  const lot = page.getByRole('button', { name: 'Imprimir lote 1: 500 cartas' });
  // Blocked until the last of them is read.
  await expect(lot).toBeEnabled();
  // Each of the 500 records is checked for an opt-out; printing directly would do so first as well.
  await press(page.getByRole('button', { name: 'Conferir (lote 1)' }));
  await expect(page.getByRole('button', { name: 'Conferido (lote 1)' })).toBeVisible({ timeout: 180_000 });
  await printing.during(() => press(lot));
  await expect(sheetIn(page).locator('.letter')).toHaveCount(500);
  await expect(sheetIn(page).locator('.letter').first()).toContainText('Convite a Aaa 0000. ');
  expect(presses).toBeLessThanOrEqual(7);
  await expect(page.getByRole('button', { name: /^Imprimir lote 1: .*já impresso/ })).toBeFocused();
  // The same letters as a Word file, with a section per person.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar .docx' }).first().press('Enter'),
  ]);
  const body = unzipped(await readFile(await file.path())).get('word/document.xml') ?? '';
  const sections = body.split('<w:sectPr').length - 1;
  expect(sections).toBe(500);
  const words = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, part = '']) => part).join('');
  const paper = (await sheetIn(page).locator('.letter').allTextContents()).join('');
  expect(words.replaceAll(/\s+/g, '')).toBe(paper.replaceAll(/\s+/g, ''));
  await expectSound(page, 'letters', page.getByRole('main'));
  await page.getByRole('button', { name: /sem endereço$/ }).click();
  await expectSound(page, 'without an address', page.getByRole('dialog'));
});

test('hostile names and missing parts stay text, each on paper of its size', async ({
  page,
  signIn,
  demo,
}) => {
  forbidScripts(page);
  const address = { address: '', addressNumber: '', additionalAddress: '', district: '', city: '' };
  const hostile = [`Aaa ${markup}`, `Aaa ${'W'.repeat(46)}`, 'Aaa \u202Eoiraunimod שלום', 'Aaa 👩‍👩‍👧 {bairro}'];
  addVoters(
    demo.db,
    hostile.map((name, index) => ({ name, ...(index === 3 && { ...address, state: '', zipcode: '' }) })),
  );
  const printing = await answerPrint(page);
  await signIn(page);
  const table = await openVoters(page);
  await typeInto(page.getByRole('searchbox'), 'Aaa');
  await expect(table.getByRole('row')).toHaveCount(hostile.length + 1);
  await letters(page).click();
  await expect(page.getByText(`Da busca na lista: ${hostile.length} eleitores.`)).toBeVisible();
  await printing.during(() => page.getByRole('button', { name: 'Imprimir 4 cartas' }).click());
  await expect(sheetIn(page).locator('.letter').first()).toContainText(markup.slice(0, 20));
  await expect(sheetIn(page).locator('img, script')).toHaveCount(0);
  await expect(sheetIn(page).locator('.letter').nth(3)).toContainText('{bairro}');
  const a4 = await paperOf(page);
  expect(a4).toHaveLength(4);
  expect(a4[0]?.width).toBeCloseTo(pointsOf(210), 0);

  // A letter of two pages.
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await printing.during(() => page.getByRole('button', { name: /^Imprimir 4 cartas/ }).click());
  expect(await paperOf(page)).toHaveLength(8);

  for (const [kind, size, width, height, pages] of [
    ['Envelope', 'DL (220 × 110 mm)', 220, 110, 4],
    ['Envelope', 'C5 (229 × 162 mm)', 229, 162, 4],
    ['Etiqueta', 'A4, 3 × 10 (66,7 × 25,4 mm)', 210, 297, 1],
    ['Etiqueta', 'A4, 2 × 7 (99,1 × 38,1 mm)', 210, 297, 1],
  ] as const) {
    await page.getByRole('radio', { name: kind }).check();
    await page.getByRole('radio', { name: size }).check();
    await printing.during(() =>
      page.getByRole('button', { name: /^Imprimir 4 (envelopes|etiquetas)/ }).click(),
    );
    await expect(sheetIn(page).locator('.address')).toHaveCount(4);
    const paper = await paperOf(page);
    expect(paper).toHaveLength(pages);
    expect(paper[0]?.width).toBeCloseTo(pointsOf(width), 0);
    expect(paper[0]?.height).toBeCloseTo(pointsOf(height), 0);
    // Nothing is clipped or exceeds its label.
    const cut = await sheetIn(page)
      .locator('.address')
      .evaluateAll((all) =>
        all.map((one) => {
          const frameBox = one.parentElement?.getBoundingClientRect();
          const box = one.getBoundingClientRect();
          return Boolean(
            frameBox && (box.bottom > frameBox.bottom + 1 || one.scrollWidth > one.clientWidth + 1),
          );
        }),
      );
    expect(cut).toEqual([false, false, false, false]);
  }
});

test('on a phone; opened afresh it leads to the list, and what was written waits', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/voters/letters');
  await expectAccessibleOnPhone(page, 'afresh', page.getByRole('main'));
  await page.getByRole('link', { name: 'Ir à lista de eleitores' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Mala direta' }).click();
  await expect(page.getByRole('button', { name: /^Imprimir \d+ cartas$/ })).toBeVisible();
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Bom dia, {nome}. ');
  await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('Bom dia, ');
  await expectAccessibleOnPhone(page, 'letters', page.getByRole('main'));
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Até logo.');
  // Immediately: the last word is kept too.
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Mala direta' }).click();
  await expect(text(page)).toContainText('Bom dia, {nome}.');
  await expect(text(page)).toContainText('Até logo.');
});
