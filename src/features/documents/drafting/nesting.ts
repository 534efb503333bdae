/*
 * Nests elements as a browser would, but closes them itself: on mismatched tags a browser reopens the same
 * marks in every line, multiplying the text. The output is bounded, so later passes stay fast.
 */

const maxDepth = 60;
const maxMarks = 24;
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

interface Mark {
  name: string;
  html: string;
  isOpen: boolean;
}

export function nestedWriter() {
  const parts: string[] = [];
  /** Open blocks; a cell stores the marks around its table, which do not apply inside it. */
  const blocks: { name: string; outside: Mark[] | null }[] = [];
  let marks: Mark[] = [];
  let settled = 0;
  let inLine = false;
  let letters = 0;
  let work = 0;

  const around = () => blocks.at(-1)?.name ?? '';
  const put = (piece: string) => {
    work += blocks.length + 1;
    parts.push(piece);
  };

  function endMarks(from = 0) {
    for (; settled > from; settled -= 1) {
      const mark = marks[settled - 1];
      if (mark?.isOpen) parts.push(`</${mark.name}>`);
      if (mark) mark.isOpen = false;
    }
  }

  function openMarks() {
    for (; settled < marks.length; settled += 1) {
      const mark = marks[settled];
      // Empty or duplicate marks are only closed, never written.
      const isIdle = mark?.html === '<span>' || mark?.html === '<font>';
      if (!mark || isIdle || marks.slice(0, settled).some(({ html }) => html === mark.html)) continue;
      mark.isOpen = true;
      put(mark.html);
    }
  }

  function startMark(name: string, attributes: string) {
    marks.push({ name, html: `<${name}${attributes}>`, isOpen: false });
    if (marks.length <= maxMarks) return;
    endMarks();
    marks.shift();
  }

  function endMark(name: string) {
    const at = marks.findLastIndex((mark) => mark.name === name);
    if (at < 0) return;
    endMarks(at);
    marks.splice(at, 1);
  }

  function open(name: string, attributes = '') {
    endMarks();
    put(`<${name}${attributes}>`);
    const isCell = cells.has(name);
    blocks.push({ name, outside: isCell ? marks : null });
    if (isCell) marks = [];
    inLine = false;
  }

  function closeDownTo(size: number) {
    while (blocks.length > size) {
      endMarks();
      const block = blocks.pop();
      parts.push(`</${block?.name ?? ''}>`);
      if (block?.outside) marks = block.outside;
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
    if (isMark(name)) startMark(name, attributes);
    else if (name === 'br' || name === 'img') {
      enterCell();
      if (name === 'img') openMarks();
      put(`<${name}${attributes}>`);
      inLine = true;
    } else if (name === 'hr') {
      endParagraph();
      enterCell();
      endMarks();
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
      if (isMark(name)) endMark(name);
      else if (name === 'br') start('br');
      else if (name !== 'hr' && name !== 'img') endBlock(name);
    },
    text: (text: string) => {
      if (!text) return;
      letters += text.length;
      const isBlank = /^[ \t\r\n\f]*$/.test(text);
      if (!isBlank) enterCell();
      // Blanks between lines belong to neither, whatever marks span both.
      if (!isBlank || inLine) openMarks();
      put(text);
      inLine ||= !isBlank;
    },
    isOver: () => blocks.length > maxDepth || letters > maxCharacters || work > maxSteps,
    html: () => {
      closeDownTo(0);
      endMarks();
      return parts.join('');
    },
  };
}
