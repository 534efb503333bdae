import DOMPurify, { type Config } from 'dompurify';
import { escapeHtml } from '@/formats/print';
import { allowedAttributes, allowedTags, plainMarkup } from './markup';
import { tidy } from './tidy';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // Else read as an address, which `text-align:center` is none.
  ADD_URI_SAFE_ATTR: ['data-style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Nodes, and never a text that a parser would have to be trusted with once more.
  RETURN_DOM_FRAGMENT: true,
};

// Here and now, so that the one policy of Trusted Types that may read HTML is DOMPurify's own from the start.
DOMPurify.sanitize('', config);

export interface CleanHtml {
  content: DocumentFragment;
  /** Something was left out that may have meant something: a picture that lies elsewhere, a film. */
  lost: boolean;
  /** It is too long, or too deep, to be worked on: `content` is empty, and what was given must stay as it is. */
  isOver: boolean;
}

/** What an office types without any markup: a paragraph for every line. */
const isPlainText = (text: string) => !/<[a-z!/]/i.test(text);
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${/&\w+;/.test(line) ? line : escapeHtml(line)}</p>`)
    .join('');

/**
 * HTML from the API or the clipboard as nodes that are safe to show, to edit and to print: elements of a list of allowed
 * ones, formatting by class. They belong to a document that is never shown; whoever shows them imports them.
 */
export function cleanHtml(html: string): CleanHtml {
  const { html: plain, lost, isOver } = plainMarkup(isPlainText(html) ? linesOf(html) : html);
  const content = DOMPurify.sanitize(plain, config);
  tidy(content);
  return { content, lost, isOver };
}

/** Says what was not done with such a text, and why. */
export const overSays = (undone: string) =>
  `${undone}: é longo demais, ou tem partes demais umas dentro das outras.`;

/** The same as text, for what is sent. */
export function htmlOf(content: Node): string {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(box.ownerDocument.importNode(content, true));
  return box.innerHTML;
}

/** No word, no picture, no table: nothing that anybody wrote. */
export const isBlank = (content: ParentNode & Node) =>
  !content.textContent?.trim() && !content.querySelector('img, table');
