/* global document, window, ClipboardEvent, DataTransfer */

import { plainPaths } from './plainPages.mjs';

/* A long text in the editor of documents, and a short one in a plain page, which is its floor. */

export const textbox = (page) => page.getByRole('textbox', { name: 'Texto do documento' });

/** Fourteen a page. */
const linesOf = (pages) =>
  Array.from(
    { length: 14 * pages },
    (_, at) =>
      `Art. ${at + 1} ${'Fica o Poder Executivo autorizado a celebrar convênio com a União e o Estado para a manutenção das praças. '.repeat(2)}`,
  );

/** As Word writes them. */
const clipOf = (pages) =>
  linesOf(pages)
    .map(
      (line) =>
        `<p class=MsoNormal style='text-align:justify;text-indent:35.45pt'><span lang=PT-BR style='font-size:12.0pt'>${line}<o:p></o:p></span></p>`,
    )
    .join('\n');

export const lastLine = (page, pages) => page.getByText(`Art. ${14 * pages} `);

/** Brings so many pages to the text, for `paste`: to carry them there is none of the editor's work. */
export const bringClip = (page, pages) =>
  textbox(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    window.benchPaste = () => element.dispatchEvent(event);
  }, clipOf(pages));

/** In a task of its own, as a person's key is. */
export const paste = (page) => page.evaluate(() => void setTimeout(() => window.benchPaste()));

/** Opens the text of the first document of the list, with so many pages in it and nothing else. */
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
  // What reads a clip comes with the focus.
  await textbox(page).focus();
  // The demonstration's own text would be pages more.
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

/** Puts the cursor into the line in the middle. */
export async function goToMiddle(page, pages) {
  const line = page.getByText(`Art. ${7 * pages} `);
  await line.scrollIntoViewIfNeeded();
  await line.click();
}
