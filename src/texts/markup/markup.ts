/*
 * Parses HTML as a string, before the browser does, and rewrites it with only the allowed elements and
 * attributes. DOMPurify still decides what is safe: this avoids CSP reports, since under our CSP even an
 * inert parser reports each `style` or `onclick`, at every paste from Word.
 */

import { countOf, leaveOut, nothingLeft, type LeftOut } from './leftOut';
import { isMark, nestedWriter, type Piece } from './nesting';
import { ownTexts } from './ownText';
import { atOnce, type Steps } from './steps';
import { usedStyles } from './tidy';
import { addHiddenClasses, addListKinds, fieldReader, hasOwnLook, unseenAs } from './unseen';

export const allowedTags = [
  ...['p', 'div', 'center', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'br', 'img'],
  ...['ul', 'ol', 'li', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'span', 'font', 'pre'],
];

/**
 * Attributes; `style` is renamed so that `tidy` can read and remove it, and `data-unseen` gives the reason
 * why an element is not part of the text. The other `data-` ones are those of lists of Word on the web.
 */
export const allowedAttributes = [
  ...['class', 'align', 'colspan', 'rowspan', 'span', 'start', 'type', 'reversed', 'value', 'src', 'alt'],
  ...['data-style', 'data-unseen', 'data-leveltext', 'data-aria-level', 'data-listid', 'data-font'],
];

/** Read but not written. */
const readAttributes = ['hidden', 'cite', 'datetime', 'href', 'color', 'size', 'width', 'height'];

/** Box elements, treated as lines of text. */
const boxes = new Set([
  ...['section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'figure', 'figcaption'],
  ...['dl', 'dt', 'dd', 'details', 'summary', 'fieldset', 'legend', 'hgroup', 'form', 'menu', 'dir'],
]);

/** Elements whose content is not document text. */
const contentless =
  'script|style|title|template|noscript|noembed|noframes|iframe|object|xmp|plaintext|textarea|select|svg|math|xml';

/** Unsupported elements that may have carried meaning. */
const meaningful = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'svg', 'input']);

const tags = new Set(allowedTags);
const ownAttributes = new Set(['data-style', 'data-unseen']);
const attributes = new Set([
  ...allowedAttributes.filter((name) => !ownAttributes.has(name)),
  ...readAttributes,
  'style',
]);
const isWritten = (key: string, value: string) =>
  !readAttributes.includes(key) && (key !== 'class' || usedClass.test(value));

/** Classes of other programs that `tidy` reads. */
const usedClass = /align|text-|indent-|page-break/;

/** Embedded images only: a remote one would reveal who reads the text, and when. */
const ownPicture = /^\s*data:image\/(png|jpeg|gif|webp);base64,[a-z\d+/=\s]+$/i;

/** Non-text: comments, processing instructions, contentless elements. */
const comment = /<!--(?:>|->)?/y;
const commentEnd = /--!?>/g;
const instruction = /<[!?][^>]*>?/y;
const contentlessTag = new RegExp(`<(${contentless})(?=[\\s/>])`, 'iy');
const contentEnds = new Map(contentless.split('|').map((name) => [name, new RegExp(`</${name}`, 'gi')]));
const endTag = /<\/([a-z][^\s/>]*)[^>]*>?/iy;
const tagName = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y;
const tagEnd = /[\s/=]*>?/y;

const quoted = (value: string) =>
  value.replace(/[<>"]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'));

export interface Plain {
  html: string;
  left: LeftOut;
  /** Too long or too deeply nested; `html` is empty or, for a paste, as much as fits. */
  isOver: boolean;
}

/** The result in pieces, each well-formed. */
export interface PlainPieces extends Omit<Plain, 'html'> {
  pieces: readonly Piece[];
}

export interface ReadingOptions {
  /** From the clipboard: invisible content is dropped, and excess is cut. */
  isPasted?: boolean;
  /** Maximum characters. */
  room?: number;
  /** Characters per piece. */
  pieceSize?: number;
}

/** Content from an editor like this one, which keeps a stored text's images when they are moved. */
const isOfEditor = (html: string) => html.slice(0, 2000).includes('data-pm-slice');

/** Symbol fonts, whose letters are bullets. */
const isDrawnFont = (part: string) => /^\s*font-family\s*:.*(?:symbol|wingdings|webdings)/i.test(part);

const usefulStyle = (style: string) =>
  style
    .split(';')
    .filter(
      (part) =>
        part.length < 120 &&
        (usedStyles.has(part.slice(0, part.indexOf(':')).trim().toLowerCase()) || isDrawnFont(part)),
    )
    .join(';');

/** Images used as a character, e.g. emoji in mail programs. */
const isLetter = (alt: string) =>
  /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\u200d]{0,8}$/u.test(alt);

/** One-pixel images, which report to a sender that a message was opened. */
const isDot = (kept: ReadonlyMap<string, string>) =>
  /^[01](?:px)?$/.test(kept.get('width') ?? '') && /^[01](?:px)?$/.test(kept.get('height') ?? '');

/**
 * Rewrites HTML with allowed elements and attributes, properly closed. Single pass; an unclosed construct
 * extends to the end.
 */
export function plainMarkup(html: string, options: ReadingOptions = {}): Plain {
  const { pieces, left, isOver } = atOnce(readMarkup(html, options));
  return { html: pieces.map((piece) => piece.html).join(''), left, isOver };
}

/** Parts of a text processed per step. */
const partsOfStep = 200;

/** `plainMarkup` in steps and pieces. */
export function* readMarkup(
  html: string,
  { isPasted = false, room, pieceSize }: ReadingOptions = {},
): Steps<PlainPieces> {
  const writer = nestedWriter({ isCut: isPasted, room, ...(pieceSize && { pieceSize }) });
  const keepsPictures = !isPasted || isOfEditor(html);
  const usefulStyles = new Map<string, string>();
  const left = nothingLeft();
  const hiddenClasses = new Set<string>();
  const listKinds = new Map<string, string>();
  const fields = fieldReader(html);
  const own = ownTexts();
  /** Line ends pending until more text follows. */
  let breaks = 0;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const skipPast = (pattern: RegExp) => {
    if (!match(pattern)) at = html.length;
  };
  const skipTag = () => {
    const end = html.indexOf('>', at);
    at = end < 0 ? html.length : end + 1;
  };

  function skip() {
    const start = match(comment);
    if (start) {
      if (!start[0].endsWith('>')) skipPast(commentEnd);
      return true;
    }
    if (match(instruction)) return true;
    const name = match(contentlessTag)?.[1]?.toLowerCase();
    if (!name) return false;
    if (meaningful.has(name)) leaveOut(left, 'embedded');
    const from = at;
    skipPast(contentEnds.get(name) ?? commentEnd);
    if (name === 'style' && isPasted) {
      const sheet = html.slice(html.indexOf('>', from) + 1, at);
      addHiddenClasses(sheet, hiddenClasses);
      addListKinds(sheet, listKinds);
    }
    skipTag();
    return true;
  }

  function readAttributesOf(name: string) {
    const kept = new Map<string, string>();
    for (let pair = match(attribute); pair; pair = match(attribute)) {
      const key = pair[1]?.toLowerCase() ?? '';
      const value = pair[2] ?? pair[3] ?? pair[4] ?? '';
      // As in HTML parsers, the first duplicate wins.
      if (!attributes.has(key) || kept.has(key)) continue;
      if (key === 'src' && (name !== 'img' || !keepsPictures || !ownPicture.test(value))) continue;
      kept.set(key, value);
    }
    match(tagEnd);
    return kept;
  }

  function readPicture(kept: ReadonlyMap<string, string>) {
    if (kept.has('src')) return true;
    const alt = (kept.get('alt') ?? '').trim();
    if (isLetter(alt)) writer.text(alt);
    else if (!isDot(kept)) {
      leaveOut(left, 'pictures');
      if (alt) left.alts.push(alt);
    }
    return false;
  }

  /** Cache: programs repeat the same style on every line. */
  function usefulOf(style: string) {
    const known = style && usefulStyles.get(style);
    if (known !== undefined) return known;
    const useful = usefulStyle(style);
    if (usefulStyles.size < 1000) usefulStyles.set(style, useful);
    return useful;
  }

  function readStart(tag: string) {
    const kept = readAttributesOf(tag);
    const name = boxes.has(tag) ? 'div' : tag;
    const style = kept.get('style') ?? '';
    if (isPasted && style.includes('mso-element')) fields.read(style, at);
    const unseen = unseenAs(tag, kept, isPasted, hiddenClasses);
    if (meaningful.has(tag) && kept.get('type') !== 'hidden') leaveOut(left, 'embedded');
    if (tag === 'img' && !unseen && !readPicture(kept)) return;
    if (tag === 'a' && /^[^#]/.test(kept.get('href') ?? '')) leaveOut(left, 'links');
    if (!isPasted && !countOf(left, 'looks') && hasOwnLook(tag, kept)) leaveOut(left, 'looks');
    if (tag === 'img' && !kept.has('src')) return;
    if (tag === 'br' && /apple-interchange/i.test(kept.get('class') ?? '')) return;
    if (!tags.has(name)) {
      // Its text is included unless invisible.
      if (unseen) writer.mark(tag, `<span data-unseen="${unseen}">`);
      return;
    }
    // Tracked insertions are ordinary text.
    if (isPasted && tag === 'ins' && (kept.has('datetime') || kept.has('cite')))
      return writer.mark(tag, '<span>');
    if (!isMark(name)) {
      fields.endLine();
      breaks = 0;
    }
    if (name !== 'br' && name !== 'img') own.start(tag, style, isPasted);
    const listKind =
      /^[ou]l$/.test(name) && !style.includes('list-style') && listKinds.get(kept.get('class') ?? '');
    const useful = listKind ? `${usefulOf(style)};list-style-type:${listKind}` : usefulOf(style);
    // Marks keep only their style: they may be repeated many times.
    const written = isMark(name)
      ? []
      : [...kept].filter(([key, value]) => key !== 'style' && isWritten(key, value));
    if (useful) written.push(['data-style', useful]);
    if (unseen) written.push(['data-unseen', unseen]);
    writer.start(name, written.map(([key, value]) => ` ${key}="${quoted(value)}"`).join(''));
  }

  function readEnd(tag: string) {
    const name = boxes.has(tag) ? 'div' : tag;
    own.end(tag);
    if (!isMark(name)) breaks = 0;
    if (tags.has(name)) writer.end(name);
    else writer.unmark(tag);
  }

  function read(text: string) {
    if (fields.isCode()) return;
    const lines = own.keepsLines() ? text.split(/\r\n?|\n/) : [text];
    for (const [place, line] of lines.entries()) {
      if (place > 0 && writer.isInLine()) breaks += 1;
      if (line === '' || (breaks > 0 && line.trim() === '')) continue;
      for (; breaks > 0; breaks -= 1) writer.start('br');
      writer.text(own.seen(line));
    }
  }

  for (let parts = 1; at < html.length && !writer.isOver(); parts += 1) {
    if (parts % partsOfStep === 0) yield at / html.length;
    const next = html.indexOf('<', at);
    read(html.slice(at, next < 0 ? html.length : next));
    at = next < 0 ? html.length : next;
    if (next < 0 || skip()) continue;
    const end = match(endTag)?.[1]?.toLowerCase();
    if (end) {
      readEnd(end);
      continue;
    }
    const start = match(tagName)?.[1]?.toLowerCase();
    if (start) readStart(start);
    else {
      read('&lt;');
      at += 1;
    }
  }
  const isOver = writer.isOver();
  if (isOver && !isPasted) return { pieces: [], left: nothingLeft(), isOver };
  return { pieces: writer.pieces(), left, isOver };
}
