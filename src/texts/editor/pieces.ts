import { Fragment, Slice, type Node } from 'prosemirror-model';
import { isBlock } from '../markup/nodes';
import { atOnce, share, type Steps } from '../markup/steps';
import { parser, schema } from './schema';
import { inStretches } from './stretches';

/* Parses pasted content, in steps. */

/** Lines, rows or items parsed per step. */
const partsOfStep = 30;

/** The children of a long table or list, which can be parsed in chunks; null for other elements. */
function longPartsOf(element: Element): Element[] | null {
  const { children } = element;
  if (/^[OU]L$/.test(element.tagName)) return children.length > partsOfStep ? [...children] : null;
  if (element.tagName !== 'TABLE') return null;
  const rows = [...element.querySelectorAll(':scope > tr, :scope > * > tr')];
  const areAll = [...children].every(({ tagName }) => /^(?:TR|TBODY|THEAD|TFOOT)$/.test(tagName));
  return areAll && rows.length > partsOfStep ? rows : null;
}

/** Parses a long table or list a few rows or items at a time. */
function* parseLong(element: Element, parts: readonly Element[]): Steps<Node[]> {
  const made: Node[] = [];
  let around: Node | null = null;
  for (let at = 0; at < parts.length; at += partsOfStep) {
    const shell = element.cloneNode(false) as Element;
    shell.append(...parts.slice(at, at + partsOfStep));
    const few = element.ownerDocument.createDocumentFragment();
    few.append(shell);
    const node = parser.parse(few).firstChild;
    around ??= node;
    node?.forEach((part) => made.push(part));
    yield at / parts.length;
  }
  return around ? [around.copy(Fragment.from(made))] : [];
}

function* parseSteps(content: globalThis.Node & ParentNode): Steps<Node[]> {
  const nodes: Node[] = [];
  const few = (content.ownerDocument ?? document).createDocumentFragment();
  const parseFew = () => {
    // The parser would turn whitespace alone into a line.
    if (few.firstElementChild || few.textContent.trim())
      parser.parse(few).forEach((node) => nodes.push(node));
    few.replaceChildren();
  };
  const total = content.childNodes.length;
  for (const [place, child] of [...content.childNodes].entries()) {
    const parts = child instanceof Element ? longPartsOf(child) : null;
    if (parts) {
      parseFew();
      nodes.push(...(yield* share(place / total, (place + 1) / total, parseLong(child as Element, parts))));
      continue;
    }
    few.append(child);
    // Loose text forms one line with its neighbours.
    const isFull = few.childNodes.length >= partsOfStep && isBlock(child);
    if (!isFull || (child.nextSibling && !isBlock(child.nextSibling))) continue;
    parseFew();
    yield place / total;
  }
  parseFew();
  return nodes.length > 0 ? nodes : [schema.nodes.paragraph.create()];
}

/**
 * Parses a pasted fragment, in steps that consume it; outer lines merge with the surrounding text, lists and
 * tables stay whole.
 */
export function* pieceSteps(content: globalThis.Node & ParentNode): Steps<Slice> {
  const nodes = yield* parseSteps(content);
  const isLine = (node: Node | undefined) => (node?.isTextblock ? 1 : 0);
  return new Slice(Fragment.from(inStretches(nodes)), isLine(nodes[0]), isLine(nodes.at(-1)));
}

export const parsePiece = (content: globalThis.Node & ParentNode): Slice => atOnce(pieceSteps(content));
