/*
 * Reads HTML as text, before any parser of the browser sees it, and writes it anew with only the elements and attributes
 * a document is made of. DOMPurify decides afterwards what is safe; this is for what a parser does by merely reading: under
 * the content policy a `style` or an `onclick` is a violation even in a document that is never shown, and a page that
 * reports those for every paste from Word would report nothing worth reading.
 */

import { isMark, nestedWriter } from './nesting';
import { usedStyles } from './tidy';

/** The elements a text may have, as they may come; `tidy` makes fewer of them. */
export const allowedTags = [
  ...['p', 'div', 'center', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'br', 'img'],
  ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'span', 'font', 'pre'],
];

/** The attributes, `style` under another name: `tidy` reads it and takes it away. */
export const allowedAttributes = [
  'class',
  'align',
  'colspan',
  'rowspan',
  'start',
  'src',
  'alt',
  'data-style',
];

/** Elements whose content is no text of the document. */
const contentless =
  'script|style|title|template|noscript|noembed|noframes|iframe|object|xmp|plaintext|textarea|select|svg|math|xml';

/** What a document cannot have here, though it may have meant something. */
const meaningful = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'svg', 'form', 'input']);

const tags = new Set(allowedTags);
const attributes = new Set(allowedAttributes.map((name) => (name === 'data-style' ? 'style' : name)));

/** A picture that is in the text itself: what lies elsewhere would tell who reads the text, and when. */
const ownPicture = /^\s*data:image\/(png|jpeg|gif|webp);base64,[a-z\d+/=\s]+$/i;

/** What is no text: a comment, an instruction, the start of an element without any. */
const comment = /<!--(?:>|->)?/y;
const commentEnd = /--!?>/g;
const instruction = /<[!?][^>]*>?/y;
const contentlessTag = new RegExp(`<(${contentless})(?=[\\s/>])`, 'iy');
/** Where such an element ends, by its name. */
const contentEnds = new Map(contentless.split('|').map((name) => [name, new RegExp(`</${name}`, 'gi')]));
const endTag = /<\/([a-z][^\s/>]*)[^>]*>?/iy;
const tagName = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y;
const tagEnd = /[\s/=]*>?/y;

const quoted = (value: string) =>
  value.replace(/[<>"]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'));

interface Plain {
  html: string;
  /** Something that may have meant something was left out: a picture that lies elsewhere, a film. */
  lost: boolean;
  /** It is too long or too deep to be worked on, and `html` is empty. */
  isOver: boolean;
}

/** The declarations of a style that are of use here. */
const usefulStyle = (style: string) =>
  style
    .split(';')
    .filter(
      (part) => part.length < 120 && usedStyles.has(part.slice(0, part.indexOf(':')).trim().toLowerCase()),
    )
    .join(';');

/**
 * The same text, of allowed elements and attributes only, each element ended where it has to be. Reads every letter once:
 * whatever is left open reaches to the end.
 */
export function plainMarkup(html: string): Plain {
  const writer = nestedWriter();
  let lost = false;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };
  /** Goes on after the next place of what is looked for; to the end where there is none. */
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
    lost ||= meaningful.has(name);
    skipPast(contentEnds.get(name) ?? commentEnd);
    skipTag();
    return true;
  }

  function readStart(name: string) {
    const kept = new Map<string, string>();
    for (let pair = match(attribute); pair; pair = match(attribute)) {
      const key = pair[1]?.toLowerCase() ?? '';
      const value = pair[2] ?? pair[3] ?? pair[4] ?? '';
      // As a parser has it, the first of two stands.
      if (!attributes.has(key) || kept.has(key)) continue;
      if (key === 'src' && (name !== 'img' || !ownPicture.test(value))) continue;
      kept.set(key, key === 'style' ? usefulStyle(value) : value);
    }
    match(tagEnd);
    const isPicture = kept.has('src');
    lost ||= meaningful.has(name) || (name === 'img' && !isPicture);
    if (!tags.has(name) || (name === 'img' && !isPicture)) return;
    // Of a mark it is only what the text looks like, since it may be written many times.
    const written = isMark(name) ? [...kept].filter(([key]) => key === 'style') : [...kept];
    writer.start(
      name,
      written
        .filter(([key, value]) => key !== 'style' || value)
        .map(([key, value]) => ` ${key === 'style' ? 'data-style' : key}="${quoted(value)}"`)
        .join(''),
    );
  }

  while (at < html.length) {
    if (writer.isOver()) return { html: '', lost: false, isOver: true };
    const next = html.indexOf('<', at);
    writer.text(html.slice(at, next < 0 ? html.length : next));
    at = next < 0 ? html.length : next;
    if (next < 0 || skip()) continue;
    const end = match(endTag)?.[1]?.toLowerCase();
    if (end) {
      if (tags.has(end)) writer.end(end);
      continue;
    }
    const start = match(tagName)?.[1]?.toLowerCase();
    if (start) readStart(start);
    else {
      writer.text('&lt;');
      at += 1;
    }
  }
  const isOver = writer.isOver();
  return { html: isOver ? '' : writer.html(), lost: lost && !isOver, isOver };
}
