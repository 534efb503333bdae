import { kindOf } from './lists';
import { signOf, type NumberKind } from './listSigns';
import { make, paragraphs, unwrap, within } from './nodes';

/*
 * Word on the web writes each item as a separate list, with a marker pattern ('%1.', 'Art. %1º', '%1.%2') and
 * a level. This converts them to lines as desktop Word writes them (`wordLists.ts`), with the visible marker.
 */

interface Level {
  kind: NumberKind;
  number: number;
}

/** The counters of each list's levels. */
type Counted = Map<string, Level[]>;

const levelOf = (item: Element) =>
  Math.min(9, Math.max(1, Math.trunc(Number(item.getAttribute('data-aria-level'))) || 1));

function numberOf(item: Element, list: Element) {
  const start = Math.trunc(Number(list.getAttribute('start') ?? 1));
  return (Number.isNaN(start) ? 1 : start) + [...list.children].indexOf(item);
}

function signFor(item: Element, list: Element, counted: Counted) {
  const pattern = (item.getAttribute('data-leveltext') ?? '').slice(0, 40);
  if (!pattern.includes('%'))
    return /symbol|dings/i.test(item.getAttribute('data-font') ?? '') ? '•' : pattern;
  const id = item.getAttribute('data-listid') ?? '';
  const levels = counted.get(id) ?? [];
  counted.set(id, levels);
  const kind = kindOf(item) ?? kindOf(list) ?? '1';
  levels[levelOf(item) - 1] = {
    kind: kind.length === 1 ? (kind as NumberKind) : '1',
    number: numberOf(item, list),
  };
  return pattern.replace(/%(\d)/g, (_, place: string) => {
    const level = levels[Number(place) - 1];
    return level ? signOf(level.kind, level.number).slice(0, -1) : '1';
  });
}

/** Inserts the marker before an item's first line, as desktop Word writes it. */
function writeSign(item: Element, sign: string) {
  paragraphs(item);
  const line = item.querySelector(':scope > p') ?? item.insertBefore(make(item, 'p'), item.firstChild);
  const mark = make(item, 'span');
  mark.setAttribute('data-style', 'mso-list:ignore');
  mark.textContent = sign;
  line.prepend(mark);
  const style = item.getAttribute('data-style') ?? '';
  line.setAttribute(
    'data-style',
    `${style};${line.getAttribute('data-style') ?? ''};mso-list:l0 level${levelOf(item)}`,
  );
}

export function listsOfWebWord(root: ParentNode) {
  const counted: Counted = new Map();
  const lists = new Set<Element>();
  for (const item of within(root, ':is(ol, ul) > li[data-leveltext]')) {
    const list = item.parentElement;
    if (!list) continue;
    lists.add(list);
    writeSign(item, signFor(item, list, counted));
  }
  for (const list of lists) {
    for (const item of list.children) if (item.tagName === 'LI') item.replaceWith(...item.childNodes);
    const box = list.parentElement;
    unwrap(list);
    // Each list has a wrapper box.
    if (box?.tagName === 'DIV' && [...box.children].every(({ tagName }) => tagName === 'P')) unwrap(box);
  }
}
