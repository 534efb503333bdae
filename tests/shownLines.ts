/*
 * The lines of a text as a reader without our styles shows them, with HTML's list markers. Implemented independently
 * of the product's list code, to verify it.
 */

const romans = 'I,II,III,IV,V,VI,VII,VIII,IX,X,XI,XII,XIII,XIV,XV,XVI,XVII,XVIII,XIX,XX'.split(',');
const letters = 'abcdefghijklmnopqrstuvwxyz';

function drawn(type: string, number: number): string {
  // Neither letters nor roman numerals go below 1.
  if (number < 1) return String(number);
  if (type === 'a' || type === 'A') {
    const letter =
      number <= 26
        ? (letters[number - 1] ?? '')
        : (letters[Math.floor((number - 1) / 26) - 1] ?? '') + (letters[(number - 1) % 26] ?? '');
    return type === 'a' ? letter : letter.toUpperCase();
  }
  const roman = romans[number - 1] ?? `roman ${number}`;
  if (type === 'i') return roman.toLowerCase();
  return type === 'I' ? roman : String(number);
}

const blockNames = /^(?:P|H[1-6]|UL|OL|LI|TABLE|TBODY|THEAD|TFOOT|TR|TD|TH|DIV|BLOCKQUOTE|HR|BR)$/;

function signBefore(item: Element): string {
  const list = item.parentElement;
  if (!list) return '';
  if (list.tagName === 'UL') return '• ';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const isReversed = list.hasAttribute('reversed');
  const start = Number(list.getAttribute('start') ?? (isReversed ? items.length : 1));
  const place = items.indexOf(item);
  const number = isReversed ? start - place : start + place;
  return `${drawn(list.getAttribute('type') ?? '1', number)}. `;
}

/** The lines of an HTML text; spaces of any kind and number become one. Page breaks are `---`. */
export function shownLines(html: string): string[] {
  const lines: string[] = [''];
  const say = (words: string) => {
    lines[lines.length - 1] += words;
  };
  const walk = (node: Node, sign = '') => {
    let next = sign;
    for (const child of node.childNodes) {
      if (!(child instanceof Element)) {
        const words = child.textContent ?? '';
        if (!/[^\s\u00a0]/.test(words)) {
          if (lines.at(-1)) say(' ');
          continue;
        }
        say(next + words);
        next = '';
        continue;
      }
      const isBlock = blockNames.test(child.tagName);
      if (isBlock && lines.at(-1)) lines.push('');
      if (child.tagName === 'HR') {
        say(child.className === 'page-break' ? '---' : '___');
        lines.push('');
        continue;
      }
      if (child.tagName === 'LI') walk(child, signBefore(child));
      else {
        walk(child, next);
        if (child.textContent?.trim()) next = '';
      }
      if (isBlock && lines.at(-1)) lines.push('');
    }
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body);
  return lines.map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim()).filter(Boolean);
}
