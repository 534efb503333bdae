import { bulletAt, isBulletKind, isNumberKind, type BulletKind, type NumberKind } from './listSigns';
import { isBlock, make, moveAll, paragraphs, stylesOf, unwrap, within } from './nodes';

/*
 * Reduces lists to what every HTML reader draws alike: `type`, `start` and `reversed`. A list with other
 * markers ('01.', none) becomes lines with typed markers.
 */

/** A kind of list, of typed marker, or none. */
type Kind = NumberKind | BulletKind | 'none' | 'zeros' | 'greek' | `text:${string}`;

const kindsByStyle: Readonly<Record<string, Kind>> = {
  ...{ decimal: '1', 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
  ...{ 'lower-roman': 'i', 'upper-roman': 'I', disc: 'disc', circle: 'circle', square: 'square' },
  ...{ none: 'none', 'decimal-leading-zero': 'zeros', 'lower-greek': 'greek' },
};

/** The kind given by an element's style or attribute; null if it has neither. */
export function kindOf(element: Element): Kind | null {
  const styles = stylesOf(element);
  const style = styles['list-style-type'] ?? styles['list-style'] ?? '';
  const [, text] = /^["']([^"']{1,8})["']/.exec(style) ?? [];
  if (text?.trim()) return `text:${text.trim()}`;
  for (const word of style.split(/\s+/)) if (kindsByStyle[word]) return kindsByStyle[word];
  const type = element.getAttribute('type') ?? '';
  if (isNumberKind(type)) return type;
  return isBulletKind(type.toLowerCase()) ? (type.toLowerCase() as BulletKind) : null;
}

const isList = (node: Node | null): node is Element =>
  node instanceof Element && /^[OU]L$/.test(node.tagName);

/** Moves children outside items into items: nested lists, as Google Docs writes them, and loose text. */
function ownItems(list: Element) {
  let item: Element | null = null;
  for (const child of [...list.childNodes]) {
    if (child instanceof Element && child.tagName === 'LI') item = child;
    else if (!(child instanceof Element) && !child.textContent?.trim()) child.remove();
    else if (item) item.append(child);
    else list.before(child);
  }
  for (const one of list.children) beginInLine(one);
}

/** Starts an item with a line for its marker: a heading becomes one, and a table or list gets an empty one above. */
function beginInLine(item: Element) {
  const first = [...item.childNodes].find((node) => node instanceof Element || node.textContent?.trim());
  if (!(first instanceof Element) || !/^(?:H\d|TABLE|[OU]L|HR)$/.test(first.tagName)) return;
  const line = make(item, 'p');
  first.before(line);
  if (!first.tagName.startsWith('H') || first.tagName === 'HR') return;
  line.append(make(item, 'strong'));
  for (const { name, value } of first.attributes) line.setAttribute(name, value);
  moveAll(first, line.firstElementChild ?? line);
  first.remove();
}

/** Consecutive items that one list can draw. */
interface Run {
  kind: Kind;
  number: number;
  items: Element[];
}

const integer = (text: string | null) =>
  text !== null && /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : null;

/** The items with their numbers, split where the kind changes or a number is skipped. */
function runsOf(list: Element): Run[] {
  const items = [...list.children];
  const isReversed = list.hasAttribute('reversed') && list.tagName === 'OL';
  const own = kindOf(list) ?? (list.tagName === 'OL' ? '1' : bulletAt(depthOf(list)));
  let number = integer(list.getAttribute('start')) ?? (isReversed ? items.length : 1);
  let next = number;
  const runs: Run[] = [];
  for (const item of items) {
    const kind = kindOf(item) ?? own;
    number = integer(item.getAttribute('value')) ?? number;
    const run = runs.at(-1);
    if (run?.kind === kind && number === next) run.items.push(item);
    else runs.push({ kind, number, items: [item] });
    number += isReversed ? -1 : 1;
    next = number;
  }
  return runs;
}

function depthOf(list: Element) {
  let depth = 0;
  for (let at = list.parentElement; at; at = at.parentElement) if (isList(at)) depth += 1;
  return depth;
}

const greek = 'αβγδεζηθικλμνξοπρστυφχψω';

function typedSign(kind: Kind, number: number) {
  if (kind === 'zeros') return `${number < 10 && number >= 0 ? '0' : ''}${number}.`;
  if (kind === 'greek') return `${greek[number - 1] ?? String(number)}.`;
  return kind.startsWith('text:') ? kind.slice('text:'.length) : '';
}

/** Converts an item to lines, with a typed marker. */
function toLines(item: Element, sign: string, after: Element) {
  const box = make(item, 'div');
  moveAll(item, box);
  item.remove();
  if (![...box.childNodes].some(isBlock)) {
    const line = make(box, 'p');
    moveAll(box, line);
    box.append(line);
  }
  paragraphs(box);
  const [first] = box.children;
  if (sign) {
    const line = first?.tagName === 'P' ? first : box.insertBefore(make(box, 'p'), box.firstChild);
    line.prepend(`${sign} `);
  }
  after.before(box);
  unwrap(box);
}

function writeRun(
  list: Element,
  { kind, number }: Run,
  reversed: 'from' | 'to 1' | null,
  bulletHere: BulletKind,
) {
  for (const name of ['type', 'start', 'reversed', 'data-style']) list.removeAttribute(name);
  if (isNumberKind(kind)) {
    if (kind !== '1') list.setAttribute('type', kind);
    if (reversed === 'from' || (!reversed && number !== 1)) list.setAttribute('start', String(number));
    if (reversed) list.setAttribute('reversed', '');
  } else if (kind !== bulletHere) list.setAttribute('type', kind);
}

function settleList(list: Element) {
  ownItems(list);
  if (!list.firstElementChild) return list.remove();
  const isReversed = list.hasAttribute('reversed') && list.tagName === 'OL';
  const bulletHere = bulletAt(depthOf(list));
  const runs = runsOf(list);
  const isWhole =
    runs.length === 1 && !list.hasAttribute('start') && runs[0]?.number === list.childElementCount;
  const reversed = isReversed ? (isWhole ? 'to 1' : 'from') : null;
  const end = make(list, 'hr');
  list.after(end);
  let isUsed = false;
  for (const run of runs) {
    const isLines = !isNumberKind(run.kind) && !isBulletKind(run.kind);
    if (isLines) {
      run.items.forEach((item, place) =>
        toLines(item, typedSign(run.kind, run.number + (isReversed ? -place : place)), end),
      );
      continue;
    }
    const tag = isNumberKind(run.kind) ? 'ol' : 'ul';
    // The first run stays in place.
    const isOwn: boolean = !isUsed && run === runs[0] && list.tagName === tag.toUpperCase();
    const place = isOwn ? list : make(list, tag);
    if (!isOwn) {
      for (const item of run.items) place.append(item);
      end.before(place);
    }
    isUsed ||= isOwn;
    writeRun(place, run, reversed, bulletHere);
  }
  if (!isUsed) list.remove();
  end.remove();
}

/** Reduces every list of a text. */
export function settleLists(root: ParentNode) {
  for (const list of within(root, 'ul, ol')) settleList(list);
}
