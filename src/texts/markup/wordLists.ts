import { readSign, type Numbered } from './listSigns';
import { make, within } from './nodes';
import type { Steps } from './steps';

/*
 * Word writes lists as paragraphs: a drawn marker, to be ignored, and a level in `mso-list: l0 level2 lfo1`.
 * They become real lists where HTML draws the same marker, and typed text where it does not ('Art. 1º', '§
 * 1º', 'I –', '(a)', '1.2').
 */

const ignored = '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]';

const levelOf = (line: Element) =>
  Math.max(1, Number(/level(\d)/i.exec(line.getAttribute('data-style') ?? '')?.[1] ?? 1));

const bullet = /^[·•o▪■□◦●○*\ue000-\uf8ff]$/;
const drawnFont = /font-family\s*:[^;]*(?:symbol|wingdings|webdings)/i;

function isBullet(sign: string, mark: Element) {
  if (bullet.test(sign)) return sign !== '*';
  if ([...sign].length !== 1) return false;
  for (let at: Element | null = mark; at && !/^(?:P|H\d|LI)$/.test(at.tagName); at = at.parentElement)
    if (drawnFont.test(at.getAttribute('data-style') ?? '')) return true;
  return false;
}

interface OpenList {
  list: Element;
  level: number;
  next: Numbered | null;
}

/** Collects consecutive lines into lists, each as long as its numbers continue. */
function listBuilder() {
  const open: OpenList[] = [];

  function listFor(line: Element, level: number, numbered: Numbered | null) {
    if (line.previousElementSibling !== open[0]?.list) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const goesOn = numbered
      ? current?.next?.kind === numbered.kind && current.next.number === numbered.number
      : current?.next === null;
    if (current?.level === level && goesOn) return current;
    if (current?.level === level) open.pop();
    const list = make(line, numbered ? 'ol' : 'ul');
    if (numbered && numbered.kind !== '1') list.setAttribute('type', numbered.kind);
    if (numbered && numbered.number !== 1) list.setAttribute('start', String(numbered.number));
    const around = open.at(-1)?.list.lastElementChild;
    if (around) around.append(list);
    else line.before(list);
    const made = { list, level, next: null };
    open.push(made);
    return made;
  }

  return {
    /** The next number that a list at this level would draw. */
    nextAt: (level: number) => open.find((one) => one.level === level)?.next ?? undefined,
    add(line: Element, level: number, numbered: Numbered | null) {
      const current: OpenList = listFor(line, level, numbered);
      if (numbered) current.next = { kind: numbered.kind, number: numbered.number + 1 };
      const item = make(line, 'li');
      current.list.append(item);
      // The list determines its indent.
      const style = (line.getAttribute('data-style') ?? '').replace(
        /(^|;)\s*(?:margin|text-indent)[^;]*/gi,
        '',
      );
      line.setAttribute('data-style', style);
      line.removeAttribute('class');
      item.append(line);
    },
  };
}

const blanks = /[\s\u00a0]+/g;

/** In steps, as a law has thousands of lines. */
export function* listsOfWord(root: ParentNode): Steps<void> {
  const builder = listBuilder();
  const seen = new Set<Element>();
  for (const [place, mark] of within(root, ignored).entries()) {
    if (place % 50 === 49) yield 0.2;
    const line = mark.closest('p, h1, h2, h3, h4, h5, h6, li, td, th, div');
    const sign = (mark.textContent ?? '').replace(blanks, ' ').trim();
    const isFirst = line && !seen.has(line);
    if (line) seen.add(line);
    // A picture can be a bullet.
    const isDrawn = Boolean(mark.querySelector('img')) || isBullet(sign, mark);
    if (!sign && !isDrawn) {
      mark.remove();
      continue;
    }
    const level = line ? levelOf(line) : 1;
    const numbered = isDrawn ? null : readSign(sign, builder.nextAt(level));
    if (isFirst && line.tagName === 'P' && (isDrawn || numbered)) {
      mark.remove();
      builder.add(line, level, numbered);
    } else mark.replaceWith(mark.ownerDocument.createTextNode(`${isDrawn ? '•' : sign} `));
  }
}
