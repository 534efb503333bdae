import { sheetStyle, type PrintSheet } from '@/formats/print';
import { elementOf } from './sheetElement';

let frame: HTMLIFrameElement | undefined;
/** Some browsers read the frame only after the print dialog is answered. */
const keptMs = 60_000;

/** Opens the print dialog on a sheet, in a sandboxed iframe with a CSP-compliant style sheet. */
export function printSheet({ title, body, style: look = sheetStyle }: PrintSheet) {
  frame?.remove();
  const own = (frame = document.createElement('iframe'));
  // No scripts: the page fills the frame (same origin) and opens its dialog (modals).
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
  fill(page, body);

  // Browsers name a PDF after the outer page's title.
  const { title: around } = document;
  document.title = title;
  view.focus();
  view.print();
  document.title = around;
  setTimeout(() => own.remove(), keptMs);
}

/** A separate function: a closure over the page would keep it and its contents alive as long as the frame's timer. */
function fill(page: Document, body: PrintSheet['body']) {
  for (const node of body) page.body.append(elementOf(page, node));
}
