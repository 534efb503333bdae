/*
 * Reduces sanitized HTML (cleanHtml.ts) to the few elements a document uses: formatting by element and class,
 * never by `style`.
 */

import type { LeftOut } from './leftOut';
import { settleLists } from './lists';
import { isBlock, make, moveAll, paragraphs, stylesOf, unwrap, within } from './nodes';
import { keepSeen } from './seenOnly';
import type { Steps } from './steps';
import { listsOfWebWord } from './webWordLists';
import { listsOfWord } from './wordLists';

/** Maximum indent, in steps of 1.25 cm. */
export const deepestIndent = 8;

const lineTags = new Set(['P', 'H1', 'H2', 'H3']);
const sameAs: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  INS: 'u',
  DEL: 's',
  STRIKE: 's',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  CAPTION: 'p',
};

export const lineClass = (align: string, indent: number) =>
  [align && align !== 'left' && `align-${align}`, indent > 0 && `indent-${Math.min(indent, deepestIndent)}`]
    .filter(Boolean)
    .join(' ');

/** A CSS length in points; 0 if invalid. */
function points(length: string | undefined) {
  const [, amount = '0', unit = ''] = /^(-?[\d.]+)(pt|px|cm|mm|in|em|rem)?$/.exec(length ?? '') ?? [];
  const each = { px: 0.75, cm: 28.35, mm: 2.835, in: 72, em: 12, rem: 12 }[unit] ?? 1;
  return Number(amount) * each;
}

const step = 35.4;

type Styles = Readonly<Record<string, string>>;

export const usedStyles: ReadonlySet<string> = new Set([
  ...['text-align', 'margin', 'margin-left', 'padding-left', 'font-weight', 'font-style', 'text-decoration'],
  ...['text-decoration-line', 'vertical-align', 'page-break-before', 'break-before', 'page-break-after'],
  ...['break-after', 'mso-list', 'list-style', 'list-style-type', 'text-indent'],
]);

function leftOf(all: string | undefined) {
  const sides = (all ?? '').split(/\s+/).filter(Boolean);
  return sides[3] ?? sides[1] ?? sides[0];
}

function alignmentOf(element: Element, styles: Styles) {
  const said =
    styles['text-align'] ??
    element.getAttribute('align')?.toLowerCase() ??
    /(?:^|\s|-)(?:align|text)-(left|center|right|justify)\b/.exec(element.className)?.[1] ??
    '';
  const align = said === 'end' ? 'right' : said === 'middle' ? 'center' : said;
  return /^(left|center|right|justify)$/.test(align) ? align : '';
}

function indentOf(element: Element, styles: Styles) {
  const byClass = /(?:^|\s|-)indent-(\d)\b/.exec(element.className)?.[1];
  if (byClass) return Number(byClass);
  if (element.tagName === 'LI' || element.tagName === 'TD' || element.tagName === 'TH') return 0;
  // A list marker hangs before its line; typed, it begins the line.
  const hanging = styles['mso-list'] ? Math.min(0, points(styles['text-indent'])) : 0;
  const left =
    points(styles['margin-left'] ?? leftOf(styles.margin)) + points(styles['padding-left']) + hanging;
  return Math.max(0, Math.min(deepestIndent, Math.round(left / step)));
}

function marksOf(styles: Styles): string[] {
  const weight = styles['font-weight'] ?? '';
  const decoration = `${styles['text-decoration'] ?? ''} ${styles['text-decoration-line'] ?? ''}`;
  const place = styles['vertical-align'];
  return [
    (weight === 'bold' || weight === 'bolder' || Number(weight) >= 600) && 'strong',
    /italic|oblique/.test(styles['font-style'] ?? '') && 'em',
    decoration.includes('underline') && 'u',
    decoration.includes('line-through') && 's',
    (place === 'super' || place === 'sub') && place.slice(0, 3),
  ].filter((tag): tag is string => Boolean(tag));
}

const isPageBreak = (value: string | undefined) => /always|page|left|right/.test(value ?? '');

const pageBreak = (near: Element) => make(near, 'hr', 'page-break');

/** List attributes that are kept. */
const listAttributes = ['type', 'start', 'reversed'];
const readOnly = [
  ...['data-style', 'align', 'value', 'span', 'data-unseen'],
  ...['data-leveltext', 'data-aria-level', 'data-listid', 'data-font'],
];

/** Elements processed per step. */
const elementsOfStep = 50;

/**
 * In steps, as pasted text may be long.
 * @param left counts what is unseen or left out
 * @param isPasted whether it comes from the clipboard
 */
export function* tidy(root: ParentNode & Node, left: LeftOut, isPasted: boolean): Steps<void> {
  keepSeen(root, left, isPasted);
  yield 0.1;
  if (isPasted) listsOfWebWord(root);
  yield* listsOfWord(root);
  settleLists(root);
  yield 0.3;
  const boxes: Boxes = new Map();
  // Deepest first: children are final before their parent is handled.
  const elements = within(root).reverse();
  for (const [place, element] of elements.entries()) {
    settle(element, boxes);
    if (place % elementsOfStep === 0) yield 0.3 + (0.6 * place) / elements.length;
  }
  yield 0.9;
  for (const element of within(root)) {
    for (const name of readOnly) element.removeAttribute(name);
    if (!/^[OU]L$/.test(element.tagName)) for (const name of listAttributes) element.removeAttribute(name);
  }
}

/**
 * Boxes of lines with the formatting that they pass down, until the outermost is unwrapped: each line moves
 * only once, however deep.
 */
type Boxes = Map<Node, { align: string; indent: number }>;

const isBox = (node: Node | null) =>
  node instanceof Element && /^(DIV|CENTER|BLOCKQUOTE|PRE)$/.test(node.tagName);

function settle(element: Element, boxes: Boxes) {
  const { tagName } = element;
  const styles = stylesOf(element);
  const breaksBefore = isPageBreak(styles['page-break-before'] ?? styles['break-before']);
  if (tagName === 'BR') {
    element.removeAttribute('class');
    if (breaksBefore) (lineOf(element) ?? element).before(pageBreak(element));
    if (breaksBefore) element.remove();
    return;
  }
  if (tagName === 'HR') {
    const isBreak = element.className.split(/\s+/).includes('page-break') || breaksBefore;
    element.className = isBreak ? 'page-break' : '';
    if (!isBreak) element.removeAttribute('class');
    return;
  }
  if (isBlock(element)) {
    if (breaksBefore) element.before(pageBreak(element));
    if (isPageBreak(styles['page-break-after'] ?? styles['break-after'])) element.after(pageBreak(element));
    settleBlock(element, styles, boxes);
    return;
  }
  element.removeAttribute('class');
  if (tagName === 'IMG') return;
  if (tagName === 'SPAN' || tagName === 'FONT') {
    wrapIn(element, marksOf(styles));
    unwrap(element);
    return;
  }
  // Google Docs wraps what it copies in a non-bold `b`; Word writes switched-off bold.
  const isUndone =
    (/^(B|STRONG)$/.test(tagName) && /^(normal|400|lighter)$/.test(styles['font-weight'] ?? '')) ||
    (/^(I|EM)$/.test(tagName) && styles['font-style'] === 'normal');
  if (isUndone || [...element.childNodes].some(isBlock)) return unwrap(element);
  wrapIn(element, marksOf(styles));
  rename(element);
}

function settleBlock(element: Element, styles: Styles, boxes: Boxes) {
  const align = element.tagName === 'CENTER' ? 'center' : alignmentOf(element, styles);
  const quoted = element.tagName === 'BLOCKQUOTE' ? 1 : 0;
  const indent = indentOf(element, styles) + quoted;
  const holdsBlocks = [...element.childNodes].some(isBlock);

  if (isBox(element)) {
    if (holdsBlocks) {
      paragraphs(element);
      boxes.set(element, { align, indent });
      if (!isBox(element.parentNode)) openBox(element, boxes);
      return;
    }
    if (!element.hasChildNodes()) return element.remove();
    return rename(element, 'p', lineClass(align, indent));
  }
  if (lineTags.has(element.tagName) || sameAs[element.tagName]) {
    if (holdsBlocks) {
      paragraphs(element);
      return unwrap(element);
    }
    wrapIn(
      element,
      marksOf(styles).filter((tag) => tag !== 'strong' || element.tagName === 'P'),
    );
    return rename(element, undefined, lineClass(align, indent));
  }
  if (/^(TD|TH|LI)$/.test(element.tagName)) {
    hand(element, align, 0);
    if (align && !holdsBlocks) {
      const line = make(element, 'p', lineClass(align, 0));
      moveAll(element, line);
      element.append(line);
    }
  }
  element.removeAttribute('class');
}

/** Replaces a box, and those in it, by its lines. */
function openBox(box: Element, boxes: Boxes) {
  const lines: Node[] = [];
  const read = (one: Element, align: string, indent: number) => {
    for (const child of one.childNodes) {
      const inner = child instanceof Element && boxes.get(child);
      if (inner) read(child, inner.align || align, inner.indent + indent);
      else {
        if (child instanceof Element) hand(child, align, indent);
        lines.push(child);
      }
    }
  };
  const { align, indent } = boxes.get(box) ?? { align: '', indent: 0 };
  read(box, align, indent);
  for (const line of lines) box.before(line);
  box.remove();
}

/** Passes a box's alignment and indent to a line, or to the lines of an inner box. */
function hand(box: Element, align: string, indent: number) {
  if (!align && !indent) return;
  for (const line of lineTags.has(box.tagName) ? [box] : within(box, 'p, h1, h2, h3')) {
    const own = /align-(\w+)/.exec(line.className)?.[1] ?? '';
    const ownIndent = Number(/indent-(\d)/.exec(line.className)?.[1] ?? 0);
    const className = lineClass(own || align, ownIndent + indent);
    if (className) line.className = className;
  }
}

function rename(element: Element, tag = sameAs[element.tagName], className = '') {
  const renamed = tag && tag.toUpperCase() !== element.tagName ? make(element, tag) : element;
  if (renamed !== element) {
    moveAll(element, renamed);
    element.replaceWith(renamed);
  }
  if (className) renamed.className = className;
  else renamed.removeAttribute('class');
}

function wrapIn(element: Element, marks: readonly string[]) {
  if (!element.hasChildNodes() || [...element.childNodes].some(isBlock)) return;
  for (const tag of marks) {
    const mark = make(element, tag);
    moveAll(element, mark);
    element.append(mark);
  }
}

const lineOf = (element: Element) => element.closest('p, h1, h2, h3, h4, h5, h6');
