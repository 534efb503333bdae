import { inBrackets, tokenKey } from '@/formats/tokens';
import {
  addresseeRole,
  addresseeTreatment,
  fillingsOf,
  isOfAddressee,
  isOtherDate,
  isSalutation,
  saidOfAddressee,
  typedFor,
  type DocumentFacts,
  type Filling,
} from './bracketNames';
import { isPhrase, lowerFirst, paragraphsOf, withoutStop } from '../markup/sentence';

/* Fills a template's brackets, e.g. `[número]`, with the known facts of a document. */

export type { DocumentFacts } from './bracketNames';

const lineTags = 'p, h1, h2, h3, li, td, th, div';

/** The text nodes of each line, also of those that contain other lines, in order. */
function linesOf(content: Node): Text[][] {
  const lines = new Map<Node, Text[]>();
  const walk = (node: Node, line: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const texts = lines.get(line) ?? [];
      texts.push(node as Text);
      lines.set(line, texts);
    } else
      node.childNodes.forEach((child) =>
        walk(child, child instanceof Element && child.matches(lineTags) ? child : line),
      );
  };
  walk(content, content);
  return [...lines.values()];
}

interface Put {
  from: number;
  to: number;
  put: string;
}

/** Replaces ranges of a line's text, in order, each in the format of its first character. */
function replaceIn(texts: readonly Text[], puts: readonly Put[]) {
  let at = 0;
  let next = 0;
  for (const text of texts) {
    const end = at + text.data.length;
    const parts: string[] = [];
    let from = at;
    for (let put = puts[next]; put && put.from < end; put = puts[next]) {
      if (put.from >= at) parts.push(text.data.slice(from - at, put.from - at), put.put);
      from = Math.min(put.to, end);
      if (put.to > end) break;
      next += 1;
    }
    if (from > at || parts.length > 0) text.data = [...parts, text.data.slice(from - at)].join('');
    at = end;
  }
}

/** Whether a sentence continues after this text, i.e. its last character does not end one. */
const goesOn = (before: string) => /[\p{L}\p{N},)”"]/u.test(before.trimEnd().at(-1) ?? '');

/** The text to insert for a bracket, and the paragraphs to add below the line instead. */
function putOf({ text, isProse }: Filling, before: string, after: string, names: readonly string[]) {
  if (!isProse) return { put: text, below: [] };
  if (!goesOn(before))
    return { put: /^\s*[.,;:!?…\p{L}]/u.test(after) ? withoutStop(text) : text, below: [] };
  if (isPhrase(text)) return { put: lowerFirst(withoutStop(text), names), below: [] };
  return { put: 'o que se descreve a seguir', below: paragraphsOf(text) };
}

/** Inserts paragraphs below a line, indented one step further. */
function writeBelow(line: Text, paragraphs: readonly string[]) {
  const over = line.parentElement?.closest('p, h1, h2, h3, ul, ol, table');
  const list = line.parentElement?.closest('ul, ol, table');
  let last: Element | null | undefined = list ?? over;
  for (const text of paragraphs) {
    const paragraph = line.ownerDocument.createElement('p');
    paragraph.className = 'align-justify indent-1';
    paragraph.textContent = text;
    last?.after(paragraph);
    last = paragraph;
  }
}

/** Splits a line that contains only several paragraphs. */
function splitLine(texts: readonly Text[]) {
  const line = texts[0]?.parentElement?.closest('p');
  const paragraphs = paragraphsOf(line?.textContent ?? '');
  if (!line || paragraphs.length < 2) return;
  for (const text of paragraphs.slice(1).toReversed()) {
    const next = line.cloneNode(false);
    next.textContent = text;
    line.after(next);
  }
  line.textContent = paragraphs[0] ?? '';
}

/** A remaining bracket: its key and its text as written. */
export interface LeftBracket {
  key: string;
  written: string;
}

/** Fills the brackets of a sanitized template, in place; returns the unknown ones that remain, each once. */
export function fillBrackets(content: Node, facts: DocumentFacts): LeftBracket[] {
  const fillings = fillingsOf(facts);
  const left = new Map<string, LeftBracket>();
  const names = [facts.district ?? '', facts.requester ?? '', ...facts.authors];
  for (const texts of linesOf(content)) {
    const written = texts.map(({ data }) => data).join('');
    const found = [...written.matchAll(inBrackets)].map(({ 0: all, 1: name = '', index }) => ({
      ...{ key: tokenKey(name), from: index, to: index + all.length },
    }));
    const said = saidOfAddressee(written, facts).filter(
      (one) => !found.some(({ from, to }) => one.from < to && one.to > from),
    );
    if (found.length + said.length === 0) continue;
    const keys = found.map(({ key }) => key);
    const isCellAlone =
      found.length === 1 && written.trim().startsWith('[') && written.trim().endsWith(']') && isInCell(texts);
    const below: string[] = [];
    let hasLines = false;
    const puts: Put[] = [...said];
    for (const { key: called, from, to } of found) {
      const before = written.slice(0, from);
      const isToAddressee = isSalutation(before) || isOfAddressee(keys);
      const key =
        called === 'cargo' && isSalutation(before)
          ? addresseeRole
          : called.endsWith('tratamento') && isToAddressee
            ? addresseeTreatment
            : called;
      const known = isOtherDate(key, { keys, isCellAlone }) ? undefined : fillings.get(key);
      const typed = typedFor(facts.typed, key);
      const filling = known ?? (typed ? { text: typed, isProse: false } : undefined);
      if (!filling) {
        left.set(key, { key, written: written.slice(from, to) });
        continue;
      }
      const fits = putOf(filling, before, written.slice(to), names);
      puts.push({ from, to, put: fits.put });
      below.push(...fits.below);
      hasLines ||= fits.put.includes('\n');
    }
    replaceIn(
      texts,
      puts.toSorted((one, other) => one.from - other.from),
    );
    const [first] = texts;
    if (first && below.length > 0) writeBelow(first, below);
    if (hasLines) splitLine(texts);
  }
  return [...left.values()];
}

const isInCell = ([text]: readonly Text[]) => Boolean(text?.parentElement?.closest('td, th'));
