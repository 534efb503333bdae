/*
 * Reduces sanitized HTML (cleanHtml.ts) to the few elements a document uses: formatting by element and class,
 * never by `style`.
 */

/** Maximum indent, in steps of 1.25 cm. */
export const deepestIndent = 8;

const lineTags = new Set(['P', 'H1', 'H2', 'H3']);
const blockTags = new Set([
  ...['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'DIV', 'CENTER', 'BLOCKQUOTE', 'HR', 'UL', 'OL', 'LI', 'PRE'],
  ...['TABLE', 'CAPTION', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'TH', 'TD'],
]);
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
  ...['break-after', 'mso-list'],
]);

function stylesOf(element: Element): Styles {
  const styles: Record<string, string> = {};
  for (const part of (element.getAttribute('data-style') ?? '').toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0) styles[part.slice(0, colon).trim()] = part.slice(colon + 1).trim();
  }
  return styles;
}

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
  const left = points(styles['margin-left'] ?? leftOf(styles.margin)) + points(styles['padding-left']);
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

function moveAll(from: Element, to: Element) {
  while (from.firstChild) to.append(from.firstChild);
}

const isBlock = (node: Node) => node instanceof Element && blockTags.has(node.tagName);

export const within = (text: ParentNode, selector = '*') => [...text.querySelectorAll(selector)];

/** Of the same document as an element nearby. */
function make(near: Element, tag: string, className = '') {
  const element = near.ownerDocument.createElement(tag);
  if (className) element.className = className;
  return element;
}

const pageBreak = (near: Element) => make(near, 'hr', 'page-break');

function unwrap(element: Element) {
  // One by one: spreading children hits the argument limit.
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

export function tidy(root: ParentNode) {
  listsOfWord(root);
  // Deepest first: children are final before their parent is handled.
  for (const element of within(root).reverse()) settle(element);
  for (const element of within(root)) {
    for (const name of ['data-style', 'align']) element.removeAttribute(name);
  }
}

function settle(element: Element) {
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
    settleBlock(element, styles);
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

function settleBlock(element: Element, styles: Styles) {
  const align = element.tagName === 'CENTER' ? 'center' : alignmentOf(element, styles);
  const quoted = element.tagName === 'BLOCKQUOTE' ? 1 : 0;
  const indent = indentOf(element, styles) + quoted;
  const holdsBlocks = [...element.childNodes].some(isBlock);

  if (/^(DIV|CENTER|BLOCKQUOTE|PRE)$/.test(element.tagName)) {
    if (holdsBlocks) {
      hand(element, align, indent);
      paragraphs(element);
      return unwrap(element);
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

/** Gives the lines of a box the alignment and indent it had. */
function hand(box: Element, align: string, indent: number) {
  if (!align && !indent) return;
  for (const line of within(box, 'p, h1, h2, h3')) {
    const own = /align-(\w+)/.exec(line.className)?.[1] ?? '';
    const ownIndent = Number(/indent-(\d)/.exec(line.className)?.[1] ?? 0);
    const className = lineClass(own || align, ownIndent + indent);
    if (className) line.className = className;
  }
}

/** Puts what stands loose between blocks into paragraphs. */
function paragraphs(box: Element) {
  let line: Element | null = null;
  for (const child of [...box.childNodes]) {
    if (isBlock(child)) line = null;
    else if (line) line.append(child);
    else if (child.textContent?.trim() || child instanceof Element) {
      line = make(box, 'p');
      child.replaceWith(line);
      line.append(child);
    }
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

/**
 * Word writes lists as paragraphs starting with a drawn bullet and a level in `mso-list: l0 level2 lfo1`.
 * Converts them into real lists.
 */
function listsOfWord(root: ParentNode) {
  const open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const line of within(root, 'p[data-style*="mso-list" i]')) {
    const level = Number(/level(\d)/i.exec(line.getAttribute('data-style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const [sign] = within(line, '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]');
    const isNumbered = /^\s*\(?[\da-z]{1,4}[.)]/i.test(sign?.textContent ?? '');
    sign?.remove();
    if (!last || line.previousElementSibling !== last) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = make(line, isNumbered ? 'ol' : 'ul');
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else line.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = make(line, 'li');
    current.list.append(item);
    const style = (line.getAttribute('data-style') ?? '').replace(/(^|;)\s*margin[^;]*/gi, '');
    line.setAttribute('data-style', style);
    line.removeAttribute('class');
    item.append(line);
    last = open[0]?.list ?? null;
  }
}
