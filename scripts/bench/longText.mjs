/* global document, window, ClipboardEvent, DataTransfer */

import { plainPaths } from './plainPages.mjs';

/* A long text in the document editor and, as baselines, in a ProseMirror with nothing else, and a short one in a plain page. */

export const textbox = (page) => page.getByRole('textbox', { name: 'Texto do documento' });

/** Fourteen per page. */
const linesOf = (pages) =>
  Array.from(
    { length: 14 * pages },
    (_, at) =>
      `Art. ${at + 1} ${'Fica o Poder Executivo autorizado a celebrar convênio com a União e o Estado para a manutenção das praças. '.repeat(2)}`,
  );

/** In Word's format. */
const clipOf = (pages) =>
  linesOf(pages)
    .map(
      (line) =>
        `<p class=MsoNormal style='text-align:justify;text-indent:35.45pt'><span lang=PT-BR style='font-size:12.0pt'>${line}<o:p></o:p></span></p>`,
    )
    .join('\n');

export const lastLine = (page, pages) => page.getByText(`Art. ${14 * pages} `);

/** Transfers this many pages to the page, for `paste`: the transfer is not the editor's work. */
export const bringClip = (page, pages) =>
  textbox(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    window.benchPaste = () => element.dispatchEvent(event);
  }, clipOf(pages));

/** In a separate task, like a person's key. */
export const paste = (page) => page.evaluate(() => void setTimeout(() => window.benchPaste()));

/** Opens the text of the list's first document, containing only this many pages. */
export async function openText(page, pages) {
  await page.goto('/legislative-processes/list');
  const address = await page
    .getByRole('link', { name: /^Detalhes de / })
    .first()
    .getAttribute('href');
  await page.goto(`/legislative-processes/draft/${/\d+/.exec(address)[0]}`);
  const blank = page.getByRole('button', { name: 'Começar em branco' });
  await textbox(page).or(blank).first().waitFor();
  if (await blank.isVisible()) await blank.click();
  await textbox(page).waitFor();
  // The paste parser loads on focus.
  await textbox(page).focus();
  // The demo's own text would add pages.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (pages === 0) return;
  await bringClip(page, pages);
  await paste(page);
  await lastLine(page, pages).waitFor();
}

export async function openPlainText(page) {
  await page.goto(plainPaths.text);
  await textbox(page).evaluate((box, lines) => {
    const paragraphs = lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    box.append(...paragraphs);
  }, linesOf(1));
}

export async function openBareEditor(page, pages) {
  await page.goto(plainPaths.editor);
  await textbox(page).waitFor();
  await page.evaluate((lines) => window.benchWrite(lines), linesOf(pages));
}

/** Moves the cursor to the middle line. */
export async function goToMiddle(page, pages) {
  const line = page.getByText(`Art. ${7 * pages} `);
  await line.scrollIntoViewIfNeeded();
  await line.click();
}
