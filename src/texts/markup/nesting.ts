/*
 * Nests elements as a browser would, but closes them itself: on mismatched tags a browser reopens the same
 * marks in every line, multiplying the text. The output is bounded, so later passes stay fast.
 */

import { createMarks, type Mark } from './nestedMarks';

const maxDepth = 60;
/** Characters without images: about 350 pages. */
export const maxCharacters = 1_000_000;
/** Nodes weighted by depth: the cost of tidying them. */
const maxSteps = 300_000;
/** For a paste: lower, since the editor writes each item with a line in it, and the saved text must open again. */
const maxPastedSteps = 200_000;
/**
 * Limit for a paste, which the page renders at once, weighted by rendering cost: about 15,000 lines or 10,000 cells.
 */
const maxDrawn = 80_000;

const markTags = new Set([
  ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'span', 'font'],
]);
export const isMark = (name: string) => markTags.has(name);

const cells = new Set(['td', 'th', 'caption']);
const rowGroups = new Set(['thead', 'tbody', 'tfoot']);
const isFrame = (name: string) => name === 'table' || name === 'tr' || rowGroups.has(name);
const isHeading = (name: string) => /^h[1-6]$/.test(name);
const isColumn = (name: string) => name === 'col' || name === 'colgroup';
const isTablePart = (name: string) => isFrame(name) || cells.has(name) || isColumn(name);
const isList = (name: string) => name === 'ul' || name === 'ol';

const cutAt = (text: string, most: number) => text.slice(0, Math.max(0, most)).replace(/&[^;\s]{0,9}$/, '');

interface Bounds {
  /** Flattens what is too deep and cuts what is too long; otherwise the whole text is refused. */
  isCut?: boolean;
  room?: number | undefined;
  /** Size at which the next piece starts; by default there is one. */
  pieceSize?: number;
}

/** A well-formed part of the output. */
export interface Piece {
  html: string;
  /** The blocks left open by the previous piece, outermost first, which this one reopens. */
  reopened: readonly string[];
}

export function nestedWriter({ isCut = false, room = maxCharacters, pieceSize = Infinity }: Bounds = {}) {
  const most = isCut ? maxPastedSteps : maxSteps;
  const pieces: Piece[] = [];
  let reopened: string[] = [];
  let parts: string[] = [];
  let size = 0;
  /** Open blocks; a cell stores the marks around its table, which do not apply inside it. */
  const blocks: { name: string; outside: Mark[] | null }[] = [];
  let inLine = false;
  let letters = 0;
  let work = 0;
  let drawn = 0;

  const around = () => blocks.at(-1)?.name ?? '';
  const put = (piece: string) => {
    work += blocks.length + 1;
    drawn += 1;
    size += piece.length;
    parts.push(piece);
  };
  const close = (name: string) => void parts.push(`</${name}>`);
  const marks = createMarks({ put, close });

  function endPiece(isLast = false) {
    const names = blocks.map(({ name }) => name);
    const ends = isLast ? [] : names.toReversed().map((name) => `</${name}>`);
    pieces.push({ html: [...parts, ...ends].join(''), reopened });
    reopened = names;
    parts = names.map((name) => `<${name}>`);
    size = 0;
  }

  function open(wanted: string, given = '') {
    const isDeep = isCut && blocks.length >= maxDepth;
    const name = isDeep ? 'p' : wanted;
    const attributes = isDeep ? '' : given;
    if (isDeep) closeDownTo(maxDepth - 1);
    marks.end();
    if (size >= pieceSize) endPiece();
    // A line costs more than its words, a cell more than a line.
    drawn += 3 + Math.min(blocks.length, 3);
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
    if (name === 'colgroup') return;
    if (name === 'col') {
      closeDownTo(table + 1);
      return put(`<col${attributes}>`);
    }
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
    /** Whether the current line already has text. */
    isInLine: () => inLine,
    end: (name: string) => {
      if (isMark(name)) marks.remove(name);
      else if (name === 'br') start('br');
      else if (name !== 'hr' && name !== 'img' && !isColumn(name)) endBlock(name);
    },
    /** A mark written as another element. */
    mark: marks.addAs,
    unmark: marks.remove,
    text: (given: string) => {
      // Excess is cut within a word, but never within an entity.
      const text = isCut && letters + given.length > room ? cutAt(given, room - letters) : given;
      if (!given) return;
      letters += given.length;
      if (!text) return;
      const isBlank = /^[ \t\r\n\f]*$/.test(text);
      if (!isBlank) enterCell();
      // Spaces between lines belong to neither, even within a mark that spans both.
      if (!isBlank || inLine) marks.open();
      put(text);
      inLine ||= !isBlank;
    },
    isOver: () =>
      (!isCut && blocks.length > maxDepth) || letters > room || work > most || (isCut && drawn > maxDrawn),
    pieces: () => {
      closeDownTo(0);
      marks.end();
      endPiece(true);
      return pieces;
    },
  };
}
