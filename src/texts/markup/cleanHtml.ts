import DOMPurify, { type Config } from 'dompurify';
import { escapeHtml } from '@/formats/html';
import { countOf, type LeftOut } from './leftOut';
import { allowedAttributes, allowedTags, readMarkup, type ReadingOptions } from './markup';
import type { Piece } from './nesting';
import { within } from './nodes';
import { atOnce, share, type Steps } from './steps';
import { tidy } from './tidy';

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
  /** Counts of what could not be kept. */
  left: LeftOut;
  /**
   * Too long or too deeply nested: `content` is empty and the original must stay untouched; pasted content is
   * cut instead.
   */
  isOver: boolean;
}

/** Plain text typed by an office: one paragraph per line. */
const isPlainText = (text: string) => !/<[a-z!/]/i.test(text);
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${/&\w+;/.test(line) ? line : escapeHtml(line)}</p>`)
    .join('');

function* cleaned(html: string, options: ReadingOptions): Steps<CleanHtml> {
  const plain = isPlainText(html) ? linesOf(html) : html;
  const { pieces, left, isOver } = yield* share(0, 0.4, readMarkup(plain, options));
  const content = DOMPurify.sanitize(pieces[0]?.html ?? '', config);
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) goOn(content, DOMPurify.sanitize(piece.html, config), piece.reopened);
    yield 0.4 + (0.2 * place) / pieces.length;
  }
  yield* share(0.6, 1, tidy(content, left, options.isPasted ?? false));
  return { content, left, lost: countOf(left, 'pictures', 'embedded') > 0, isOver };
}

/** Appends a piece to the previous one, within the elements that were open there. */
function goOn(before: ParentNode & Node, piece: ParentNode & Node, reopened: Piece['reopened']) {
  const [name, ...inner] = reopened;
  const last = before.lastElementChild;
  const first = piece.firstElementChild;
  if (name && last && first && last.tagName === first.tagName) {
    // The browser's parser wraps rows in an implicit tbody.
    goOn(last, first, first.tagName.toLowerCase() === name ? inner : reopened);
    first.remove();
  }
  while (piece.firstChild) before.appendChild(piece.firstChild);
}

/**
 * Sanitizes HTML from the API or the clipboard into an inert document: allowlisted elements, formatting by
 * class. Import the nodes to show them.
 */
export const cleanHtml = (html: string): CleanHtml => atOnce(cleaned(html, {}));

/** Characters per piece sanitized at a time: about 10 ms each. */
const usualSize = 20_000;

/**
 * Sanitizes HTML from the clipboard like `cleanHtml`, in steps, without what its program shows beside the text.
 * @param room maximum characters; the rest is cut and `isOver` is true
 */
export const cleanPasteSteps = (html: string, room: number, pieceSize = usualSize): Steps<CleanHtml> =>
  cleaned(html, { isPasted: true, room, pieceSize });

export const cleanPaste = (html: string, room: number): CleanHtml => atOnce(cleanPasteSteps(html, room));

export const overSays = (undone: string) =>
  `${undone}: é longo demais, ou tem partes demais umas dentro das outras.`;

export function htmlOf(content: Node): string {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(box.ownerDocument.importNode(content, true));
  return box.innerHTML;
}

export const isBlank = (content: ParentNode & Node) =>
  !content.textContent?.trim() && within(content, 'img, table').length === 0;
