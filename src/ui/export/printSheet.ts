import { sheetStyle, type PrintSheet } from '@/formats/print';

let frame: HTMLIFrameElement | undefined;
/** Some browsers go on at once and read the frame only when the person has answered the dialogue. */
const keptFor = 60_000;

/**
 * Opens the browser's print dialogue on a sheet. It stands in a frame of its own, in which nothing may run, built of
 * nodes and of a style sheet that needs no exception of the content policy.
 */
export function printSheet({ title, body, style: look = sheetStyle }: PrintSheet) {
  frame?.remove();
  const own = (frame = document.createElement('iframe'));
  // No scripts; the page itself fills it (same origin) and opens its dialogue (modals).
  own.setAttribute('sandbox', 'allow-same-origin allow-modals');
  own.setAttribute('aria-hidden', 'true');
  own.title = 'Impressão';
  own.tabIndex = -1;
  own.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden;';
  document.body.append(own);
  const { contentDocument: page, contentWindow: view } = own;
  if (!page?.defaultView || !view) throw new Error('The frame to print has no document');

  page.documentElement.lang = 'pt-BR';
  page.title = title;
  const style = new page.defaultView.CSSStyleSheet();
  style.replaceSync(look);
  page.adoptedStyleSheets = [style];
  page.body.append(...body.map((node) => elementOf(page, node)));

  // Browsers that save as PDF name it by the title of the page around.
  const { title: around } = document;
  document.title = title;
  view.focus();
  view.print();
  document.title = around;
  setTimeout(() => own.remove(), keptFor);
}

function elementOf(page: Document, { tag, attributes = {}, content }: PrintSheet['body'][number]) {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : elementOf(page, part))));
  return element;
}
