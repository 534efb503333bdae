/*
 * Reads HTML as a string, before the browser parses it, and rewrites it with only the allowed elements and
 * attributes. DOMPurify still decides what is safe: this avoids CSP reports, since under our CSP even an
 * inert parser reports each `style` or `onclick`, at every paste from Word.
 */

import { isMark, nestedWriter } from './nesting';
import { usedStyles } from './tidy';

export const allowedTags = [
  ...['p', 'div', 'center', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'br', 'img'],
  ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'span', 'font', 'pre'],
];

/** Attributes; `style` is renamed so that `tidy` can read and remove it. */
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

/** Elements whose content is not document text. */
const contentless =
  'script|style|title|template|noscript|noembed|noframes|iframe|object|xmp|plaintext|textarea|select|svg|math|xml';

/** Unsupported elements that may have carried meaning. */
const meaningful = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'svg', 'form', 'input']);

const tags = new Set(allowedTags);
const attributes = new Set(allowedAttributes.map((name) => (name === 'data-style' ? 'style' : name)));

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

interface Plain {
  html: string;
  /** Something meaningful was dropped, such as a remote image or a video. */
  lost: boolean;
  /** Too long or too deeply nested; `html` is empty. */
  isOver: boolean;
}

const usefulStyle = (style: string) =>
  style
    .split(';')
    .filter(
      (part) => part.length < 120 && usedStyles.has(part.slice(0, part.indexOf(':')).trim().toLowerCase()),
    )
    .join(';');

/**
 * Rewrites HTML with allowed elements and attributes, properly closed. Single pass; an unclosed construct
 * extends to the end.
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
      // As in HTML parsers, the first duplicate wins.
      if (!attributes.has(key) || kept.has(key)) continue;
      if (key === 'src' && (name !== 'img' || !ownPicture.test(value))) continue;
      kept.set(key, key === 'style' ? usefulStyle(value) : value);
    }
    match(tagEnd);
    const isPicture = kept.has('src');
    lost ||= meaningful.has(name) || (name === 'img' && !isPicture);
    if (!tags.has(name) || (name === 'img' && !isPicture)) return;
    // Marks keep only their style: they may be repeated many times.
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
