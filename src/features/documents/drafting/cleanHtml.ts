import DOMPurify, { type Config } from 'dompurify';
import { escapeHtml } from '@/formats/html';
import { allowedAttributes, allowedTags, plainMarkup } from './markup';
import { tidy, within } from './tidy';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // Otherwise validated as a URI, which `text-align:center` fails.
  ADD_URI_SAFE_ATTR: ['data-style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Nodes rather than a string that would be parsed again.
  RETURN_DOM_FRAGMENT: true,
};

// Creates DOMPurify's Trusted Types policy at load, so that it is the only one that may parse HTML.
DOMPurify.sanitize('', config);

export interface CleanHtml {
  content: DocumentFragment;
  /** Something meaningful was dropped, such as a remote image or a video. */
  lost: boolean;
  /** Too long or too deeply nested: `content` is empty and the original must stay untouched. */
  isOver: boolean;
}

/** Plain text typed by an office: one paragraph per line. */
const isPlainText = (text: string) => !/<[a-z!/]/i.test(text);
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${/&\w+;/.test(line) ? line : escapeHtml(line)}</p>`)
    .join('');

/**
 * Sanitizes HTML from the API or the clipboard into an inert document: allowlisted elements, formatting by
 * class. Import the nodes to show them.
 */
export function cleanHtml(html: string): CleanHtml {
  const { html: plain, lost, isOver } = plainMarkup(isPlainText(html) ? linesOf(html) : html);
  const content = DOMPurify.sanitize(plain, config);
  tidy(content);
  return { content, lost, isOver };
}

export const overSays = (undone: string) =>
  `${undone}: é longo demais, ou tem partes demais umas dentro das outras.`;

export function htmlOf(content: Node): string {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(box.ownerDocument.importNode(content, true));
  return box.innerHTML;
}

export const isBlank = (content: ParentNode & Node) =>
  !content.textContent?.trim() && within(content, 'img, table').length === 0;
