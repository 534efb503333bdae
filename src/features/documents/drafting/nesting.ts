/*
 * Nests elements as a browser would, but closes them itself: on mismatched tags a browser reopens the same
 * marks in every line, multiplying the text. The output is bounded, so later passes stay fast.
 */

import { createMarks, type Mark } from './nestedMarks';

const maxDepth = 60;
/** Characters without images: about 350 pages. */
const maxCharacters = 1_000_000;
/** Nodes weighted by depth: the cost of tidying them. */
const maxSteps = 300_000;

const markTags = new Set([
  ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'span', 'font'],
]);
export const isMark = (name: string) => markTags.has(name);

const cells = new Set(['td', 'th', 'caption']);
const rowGroups = new Set(['thead', 'tbody', 'tfoot']);
const isFrame = (name: string) => name === 'table' || name === 'tr' || rowGroups.has(name);
const isHeading = (name: string) => /^h[1-6]$/.test(name);
const isTablePart = (name: string) => isFrame(name) || cells.has(name);
const isList = (name: string) => name === 'ul' || name === 'ol';

export function nestedWriter() {
  const parts: string[] = [];
  /** Open blocks; a cell stores the marks around its table, which do not apply inside it. */
  const blocks: { name: string; outside: Mark[] | null }[] = [];
  let inLine = false;
  let letters = 0;
  let work = 0;

  const around = () => blocks.at(-1)?.name ?? '';
  const put = (piece: string) => {
    work += blocks.length + 1;
    parts.push(piece);
  };
  const close = (name: string) => void parts.push(`</${name}>`);
  const marks = createMarks({ put, close });

  function open(name: string, attributes = '') {
    marks.end();
    put(`<${name}${attributes}>`);
    blocks.push({ name, outside: cells.has(name) ? marks.swap([]) : null });
    inLine = false;
  }

  function closeDownTo(size: number) {
    while (blocks.length > size) {
      marks.end();
      const block = blocks.pop();
      close(block?.name ?? '');
      if (block?.outside) marks.swap(block.outside);
      inLine = false;
    }
  }

  /** Index of the innermost open block wanted, before one that ends the search; -1 if none. */
  function find(isWanted: (name: string) => boolean, isEnd: (name: string) => boolean = () => false) {
    for (let at = blocks.length - 1; at >= 0; at -= 1) {
      const name = blocks[at]?.name ?? '';
      if (isWanted(name)) return at;
      if (isEnd(name)) return -1;
    }
    return -1;
  }

  function endParagraph() {
    const at = find((name) => name === 'p', isTablePart);
    if (at >= 0) closeDownTo(at);
  }

  function enterCell() {
    if (!isFrame(around())) return;
    if (around() !== 'tr') open('tr');
    open('td');
  }

  function startTablePart(name: string, attributes: string) {
    const table = find((one) => one === 'table');
    if (table < 0) return;
    const isInRow = name === 'td' || name === 'th';
    if (isInRow) closeDownTo(find(isFrame) + 1);
    else if (name === 'tr') closeDownTo(find((one) => one === 'table' || rowGroups.has(one)) + 1);
    else closeDownTo(table + 1);
    if (isInRow && around() !== 'tr') open('tr');
    open(name, attributes);
  }

  function startBlock(name: string, attributes: string) {
    if (name === 'li') {
      const item = find(
        (one) => one === 'li',
        (one) => one !== 'p' && one !== 'div',
      );
      if (item >= 0) closeDownTo(item);
    }
    // In quirks mode a table may be inside a paragraph.
    if (name !== 'table') endParagraph();
    if (isHeading(name) && isHeading(around())) closeDownTo(blocks.length - 1);
    enterCell();
    open(name, attributes);
  }

  function start(name: string, attributes = '') {
    if (isMark(name)) marks.add(name, attributes);
    else if (name === 'br' || name === 'img') {
      enterCell();
      if (name === 'img') marks.open();
      put(`<${name}${attributes}>`);
      inLine = true;
    } else if (name === 'hr') {
      endParagraph();
      enterCell();
      marks.end();
      put(`<hr${attributes}>`);
      inLine = false;
    } else if (name !== 'table' && isTablePart(name)) startTablePart(name, attributes);
    else startBlock(name, attributes);
  }

  function endBlock(name: string) {
    const isWanted = isHeading(name) ? isHeading : (one: string) => one === name;
    const isEnd = isTablePart(name)
      ? (one: string) => one === 'table'
      : (one: string) => isTablePart(one) || (name === 'li' && isList(one));
    const at = find(isWanted, isEnd);
    if (at >= 0) closeDownTo(at);
    else if (name === 'p') {
      start('p');
      closeDownTo(blocks.length - 1);
    }
  }

  return {
    start,
    end: (name: string) => {
      if (isMark(name)) marks.remove(name);
      else if (name === 'br') start('br');
      else if (name !== 'hr' && name !== 'img') endBlock(name);
    },
    text: (text: string) => {
      if (!text) return;
      letters += text.length;
      const isBlank = /^[ \t\r\n\f]*$/.test(text);
      if (!isBlank) enterCell();
      // Blanks between lines belong to neither, whatever marks span both.
      if (!isBlank || inLine) marks.open();
      put(text);
      inLine ||= !isBlank;
    },
    isOver: () => blocks.length > maxDepth || letters > maxCharacters || work > maxSteps,
    html: () => {
      closeDownTo(0);
      marks.end();
      return parts.join('');
    },
  };
}
