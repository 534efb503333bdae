import { isGrouping, rankOf, readSign, type Kind, type Label, type Sign } from './signs';

/* The articulation of a text: which of its lines are devices of the norm, and their hierarchy. */

export interface Device extends Sign {
  line: number;
  parent: Device | null;
  /** Child devices, in order. */
  parts: Device[];
}

export interface Norm {
  lines: readonly string[];
  devices: Device[];
  /** Top-level devices: articles and the outermost groupings. */
  byLine: ReadonlyMap<number, Device>;
  /** Lines quoted from another norm, between “ ”. */
  quoted: ReadonlySet<number>;
  /** Line of an opening quotation mark without a closing one. */
  openQuote: number | null;
  /** Line where reasons or annexes begin; the number of lines if there are none. */
  end: number;
}

const endOfNorm =
  /^(?:justificativa|justificação|exposição de motivos|anexo(?:\s(?:[IVXLC]{1,8}|único))?)[:.]?$/i;
const endsNorm = (line: string) => endOfNorm.test(line.trim());
const closing = /(?:[”"»’]|'')\s?(?:\((?:NR|AC)\))?[.;,]?$/i;
const closes = (line: string) => closing.test(line.slice(-200).trimEnd());

/** Opening marks of a quotation: at the start of a line, or within it before a device: `a redação: “Art. 7º …`. */
const opens = /^\s*([“"«‘]|'')/;
export const opensWithin = /:\s*([“"«‘]|'')(?=\s*(?:art[.i\s]|§|par[áa]grafo|[IVXLCDM]+\s*[-–—]|[a-z]\)))/i;

const count = (line: string, sign: RegExp) => line.match(sign)?.length ?? 0;

/** How many more quotations are opened than closed in a line. */
const balanceOf = (line: string) => count(line, /[“«]/g) - count(line, /[”»]/g);

/** What the end of a quotation is found by, of all lines at once: a text may open thousands that it never closes. */
interface Marks {
  /** Of each line, how many more quotations are opened than closed before it. */
  before: readonly number[];
  /** Of each line, the least of `before` from it on. */
  least: readonly number[];
  /** The last line that may close a quotation; -1 if there is none. */
  lastClosing: number;
}

function marksOf(lines: readonly string[]): Marks {
  const before = [0];
  for (const line of lines) before.push((before.at(-1) ?? 0) + balanceOf(line));
  const least = [...before];
  for (let at = lines.length - 1; at >= 0; at -= 1) least[at] = Math.min(least[at] ?? 0, least[at + 1] ?? 0);
  return { before, least, lastClosing: lines.findLastIndex(closes) };
}

/** The last line of a quotation: where its marks are balanced, else the first that may be. `first` starts at a mark. */
function endOfQuote(first: string, lines: readonly string[], from: number, marks: Marks): number | null {
  const [, mark = ''] = opens.exec(first) ?? [];
  const straight = mark === '"' || mark === "''" ? mark : '';
  const depth = balanceOf(first);
  // What is open before a line that ends it; curly marks that never come to it are not searched for.
  const balanced = (marks.before[from + 1] ?? 0) - depth;
  const isBalanced = depth <= 0 || (marks.least[from + 1] ?? 0) <= balanced;
  let isEven = true;
  // A closing single mark may be an apostrophe.
  for (let at = from; at < lines.length && (straight || (isBalanced && mark !== '‘')); at += 1) {
    const line = at === from ? first : (lines[at] ?? '');
    if (straight) isEven = isEven === (line.split(straight).length % 2 === 1);
    if (straight ? isEven : at === from ? depth <= 0 : (marks.before[at + 1] ?? 0) <= balanced) return at;
  }
  // When every line of a quotation begins with a mark, it is closed only once.
  for (let at = from; at <= marks.lastClosing; at += 1) if (closes(lines[at] ?? '')) return at;
  return null;
}

const introduces =
  /(?:seguintes?\s|passam?\s+a\s+(?:vigorar|ter)\s|acrescid[oa]s?\s|acrescent[ae])[^.]{0,150}:\s*$/i;
const isNew = /\((?:NR|AC)\)\s?[”"»’.;,]{0,2}$/i;

/** The last line of another norm's text without quotation marks, ending in '(NR)'; null if it has marks. */
function endOfBare(lines: readonly string[], from: number, end: number): number | null {
  if (!introduces.test((lines[from] ?? '').slice(-250))) return null;
  let last: number | null = null;
  for (let at = from + 1; at < end; at += 1) {
    const line = (lines[at] ?? '').slice(-250).trimEnd();
    if (opens.test(lines[at] ?? '') || introduces.test(line)) break;
    if (isNew.test(line)) last = at;
  }
  return last;
}

function quotedLines(all: readonly string[], end: number) {
  const lines = all.slice(0, end);
  const marks = marksOf(lines);
  const quoted = new Set<number>();
  let openQuote: number | null = null;
  for (let at = 0; at < end; at += 1) {
    const line = lines[at] ?? '';
    const isWhole = opens.test(line);
    const within = isWhole ? 0 : (opensWithin.exec(line)?.index ?? -1) + 1;
    const isMarked = isWhole || within > 0;
    const last = isMarked ? endOfQuote(line.slice(within), lines, at, marks) : endOfBare(lines, at, end);
    if (isWhole) quoted.add(at);
    if (last === null) {
      if (isMarked) openQuote ??= at;
      continue;
    }
    for (let more = at + 1; more <= last; more += 1) quoted.add(more);
    at = last;
  }
  return { quoted, openQuote };
}

/** The parent of a line of this kind; undefined where the kind cannot occur. */
function parentFor(kind: Kind, open: readonly Device[]): Device | null | undefined {
  const above = open.filter((one) => rankOf(one.kind) < rankOf(kind));
  const parent = above.at(-1) ?? null;
  if (isGrouping(kind)) return parent;
  if (kind === 'article') return parent;
  if (!above.some((one) => one.kind === 'article')) return undefined;
  if (kind === 'item') return parent?.kind === 'alinea' ? parent : undefined;
  return parent;
}

export function readNorm(lines: readonly string[]): Norm {
  const firstArticle = lines.findIndex((line) => readSign(line)?.kind === 'article');
  const stop = lines.findIndex((line, at) => at > firstArticle && endsNorm(line));
  const end = stop < 0 ? lines.length : stop;
  const { quoted, openQuote } = quotedLines(lines, end);
  const devices: Device[] = [];
  const byLine = new Map<number, Device>();
  let open: Device[] = [];
  for (let line = 0; line < end; line += 1) {
    if (quoted.has(line)) continue;
    const sign = readSign(lines[line] ?? '');
    if (!sign) continue;
    const parent = parentFor(sign.kind, open);
    if (parent === undefined) continue;
    const device: Device = { ...sign, line, parent, parts: [] };
    parent?.parts.push(device);
    open = [...open.filter((one) => rankOf(one.kind) < rankOf(sign.kind)), device];
    devices.push(device);
    byLine.set(line, device);
  }
  return { lines, devices, byLine, quoted, openQuote, end };
}

/** A text without articles is not a norm. */
export const isNorm = ({ devices }: Norm) => devices.some(({ kind }) => kind === 'article');

export const sameLabel = (one: Label, other: Label) =>
  one.number === other.number && one.suffix === other.suffix;

/** The article that contains a device, or the device itself. */
export function articleOf(device: Device | null): Device | null {
  let at = device;
  while (at && at.kind !== 'article') at = at.parent;
  return at;
}
