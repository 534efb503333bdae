/*
 * Reads HTML as text, before any parser of the browser sees it, and writes it anew with only the elements and attributes
 * a document is made of. DOMPurify decides afterwards what is safe; this is for what a parser does by merely reading: under
 * the content policy a `style` or an `onclick` is a violation even in a document that is never shown, and a page that
 * reports those for every paste from Word would report nothing worth reading.
 */

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

const skipped = new RegExp(
  [
    '<!--(?:>|->|[\\s\\S]*?(?:--!?>|$))',
    '<[!?][^>]*(?:>|$)',
    `<(${contentless})(?=[\\s/>])[\\s\\S]*?(?:</\\1[^>]*>|$)`,
  ].join('|'),
  'giy',
);
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
}

/** The same text, of allowed elements and attributes only. */
export function plainMarkup(html: string): Plain {
  const parts: string[] = [];
  let lost = false;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };

  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    parts.push(html.slice(at, next));
    at = next;

    const gone = match(skipped);
    if (gone) {
      lost ||= meaningful.has(gone[1]?.toLowerCase() ?? '');
      continue;
    }
    const end = match(endTag);
    if (end) {
      const name = end[1]?.toLowerCase() ?? '';
      if (tags.has(name)) parts.push(`</${name}>`);
      continue;
    }
    const start = match(tagName);
    if (!start) {
      parts.push('&lt;');
      at += 1;
      continue;
    }
    const name = start[1]?.toLowerCase() ?? '';
    const kept: string[] = [];
    let isPicture = false;
    for (let pair = match(attribute); pair; pair = match(attribute)) {
      const key = pair[1]?.toLowerCase() ?? '';
      const value = pair[2] ?? pair[3] ?? pair[4] ?? '';
      if (!attributes.has(key)) continue;
      if (key === 'src') {
        if (name !== 'img' || !ownPicture.test(value)) continue;
        isPicture = true;
      }
      kept.push(` ${key === 'style' ? 'data-style' : key}="${quoted(value)}"`);
    }
    match(tagEnd);
    const isKept = tags.has(name) && (name !== 'img' || isPicture);
    lost ||= meaningful.has(name) || (name === 'img' && !isPicture);
    if (isKept) parts.push(`<${name}${kept.join('')}>`);
  }
  if (at < html.length) parts.push(html.slice(at));
  return { html: parts.join(''), lost };
}
