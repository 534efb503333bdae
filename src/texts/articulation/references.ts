import { fromLetters, fromRoman } from './numbers';
import { articleOf, opensWithin, sameLabel, type Device, type Norm } from './norm';
import { numberOf, type Kind, type Label } from './signs';

/*
 * References of a norm to its own devices: 'art. 3º', 'inciso II do § 1º do art. 5º', '§ 2º deste artigo'.
 * Those to other norms ('art. 5º da Lei nº 8.666') are ignored.
 */

/** A number within a reference, and the device it refers to. */
interface Named extends Label {
  kind: Kind;
  start: number;
  end: number;
  device: Device | null;
}

export interface Reference {
  line: number;
  start: number;
  end: number;
  text: string;
  numbers: Named[];
  /** Whether it certainly refers to this norm; uncertain in the reasons without 'desta Lei'. */
  isSure: boolean;
}

const numbers = {
  article: /\d{1,4}(?:\.?\s?[º°ª]|\.?o(?!\p{L}))?(?:-[A-Z]{1,2}(?![\p{L}]))?/uy,
  paragraph: /\d{1,3}(?:\.?\s?[º°ª]|\.?o(?!\p{L}))?(?:-[A-Z]{1,2}(?![\p{L}]))?/uy,
  inciso: /[IVXLC]{1,10}(?:-[A-Z])?(?![\p{L}\d])/uy,
  alinea: /[“"'‘]?[a-z]{1,2}[”"'’]?(?![\p{L}\d])/uy,
} as const;
type Named4 = keyof typeof numbers;

const begins =
  /(?<![\p{L}\d])(?:(arts?\.|artigos?|§{1,2}|parágrafos?(?=\s+[\dú])|incisos?|alíneas?)\s*(?=[\d“"'‘a-zúIVXLC]))/giu;
const kindByWord = (word: string): Named4 => {
  const first = word[0]?.toLowerCase();
  if (word.startsWith('§') || first === 'p') return 'paragraph';
  if (first === 'i') return 'inciso';
  return word.toLowerCase().startsWith('al') ? 'alinea' : 'article';
};

const between = /(?:\s{0,2}(?:,|e|a|ou)\s{1,2}|,\s{0,2}|\s{1,2}(?:e|a|ou)\s{1,2})/y;
const soleWord = /único/iy;

const labelOf = (kind: Named4, text: string): Label | null => {
  const suffix = /-([A-Z]{1,2})$/.exec(text)?.[1] ?? '';
  const bare = suffix ? text.slice(0, -suffix.length - 1) : text;
  if (kind === 'inciso') return { number: fromRoman(bare), suffix };
  if (kind === 'alinea') return { number: fromLetters(bare.replace(/[^a-z]/g, '')), suffix: '' };
  return { number: Number(/\d+/.exec(bare)?.[0]), suffix };
};

/** The numbers after a word such as 'arts.', with their offsets. */
function listAfter(line: string, from: number, kind: Named4): { named: Named[]; end: number } {
  const named: Named[] = [];
  let at = from;
  let end = from;
  soleWord.lastIndex = at;
  if (kind === 'paragraph' && soleWord.test(line)) {
    const stop = soleWord.lastIndex;
    return { named: [{ kind, number: null, suffix: '', start: from, end: stop, device: null }], end: stop };
  }
  for (;;) {
    const pattern = numbers[kind];
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (!found) break;
    const [text] = found;
    const label = labelOf(kind, text);
    if (!label || (label.number === null && kind !== 'paragraph')) break;
    const start = /^\W/.test(text) ? at + 1 : at;
    const stop = kind === 'alinea' && /\W$/.test(text) ? at + text.length - 1 : at + text.length;
    named.push({ kind, ...label, start, end: stop, device: null });
    end = at + text.length;
    between.lastIndex = end;
    if (!between.test(line)) break;
    at = between.lastIndex;
  }
  return { named, end };
}

const joins =
  /^\s{0,2}(?:,\s{0,2})?(?:(?:combinad[oa]s? com\s)?(?:d[oae]s?|e)\s)?(?:caput\s(?:d[oae]s?)\s)?(?:o\s)?$/i;
const bareInciso = /,\s{0,2}([IVXLC]{1,10})(?![\p{L}\d])/uy;
const bareAlinea = /,\s{0,2}[“"‘]([a-z]{1,2})[”"’]/y;

const ownNorm =
  /^[\s,]{0,3}(?:todos\s)?d(?:esta|este|a presente|o presente)\s+(?:lei|resolução|decreto|projeto|proposição|emenda|norma)/i;
const otherNorm =
  /^[\s,]{0,3}(?:(?:todos|ambos|tod[ao])\s)?(?:d[aoe]s?|n[ao]|à|ao)\s(?:(?:referid[ao]|citad[ao]|mencionad[ao]|mesm[ao]|própri[ao]|antig[ao]|então)\s)?(?:lei|leis|decretos?|decreto-lei|constituição|código|emenda|resolução|regimento|estatuto|ato|portaria|instrução|medida|consolidação|carta|convenção|tratado|regulamento|projeto|plano|lc|cf|clt|cpc|cpp|ctn|eca|ctb|adct|loa|ldo|ppa|lom|mp|rito)(?![\p{L}])/iu;
const thatNorm = /^[\s,]{0,3}(?:daquel[ae]|dess[ae])\s+(?:lei|decreto|resolução|código|norma)/i;
const normBefore =
  /(?:(?<![\p{L}])(?:lei|decreto|constituição|código|resolução|regimento|estatuto|emenda|cf|clt|ctn|lc)(?![\p{L}])(?:[^.;:]|(?<=\d|\sn)\.(?=\s?\d)){0,80},\s{0,2}|(?<![\p{L}])seus?\s)(?:n?[oa]s?\s|em\s|seus?\s)?$/iu;

const reach = 120;

function isOther(line: string, start: number, end: number) {
  const after = line.slice(end, end + reach);
  if (ownNorm.test(after)) return false;
  return (
    otherNorm.test(after) ||
    thatNorm.test(after) ||
    normBefore.test(line.slice(Math.max(0, start - reach), start))
  );
}

/** Whether a name continues the reference: an article ends it, unless its devices follow a comma. */
function goesOn(named: readonly Named[], kind: Kind, gap: string) {
  if (!joins.test(gap)) return false;
  return !named.some((one) => one.kind === 'article') || (kind !== 'article' && !/\se\s/.test(gap));
}

/** Consecutive names joined into references: 'inciso II do § 1º do art. 5º', 'art. 5º, § 1º, I'. */
function chainsOf(line: string, from: number) {
  const chains: { start: number; end: number; named: Named[] }[] = [];
  begins.lastIndex = from;
  for (let found = begins.exec(line); found; found = begins.exec(line)) {
    const kind = kindByWord(found[1] ?? '');
    const { named, end } = listAfter(line, found.index + found[0].length, kind);
    if (named.length === 0) continue;
    const last = chains.at(-1);
    const chain =
      last && goesOn(last.named, kind, line.slice(last.end, found.index))
        ? last
        : { start: found.index, end, named: [] };
    if (chain !== last) chains.push(chain);
    chain.named.push(...named);
    chain.end = end;
    for (const [bare, bareKind] of [
      [bareInciso, 'inciso'],
      [bareAlinea, 'alinea'],
    ] as const) {
      bare.lastIndex = chain.end;
      const more = bare.exec(line);
      const text = more?.[1] ?? '';
      const label = more && labelOf(bareKind, text);
      if (!more || !label || label.number === null) continue;
      const start = more.index + more[0].indexOf(text, 1);
      chain.named.push({ kind: bareKind, ...label, start, end: start + text.length, device: null });
      chain.end = more.index + more[0].length;
    }
    begins.lastIndex = Math.max(begins.lastIndex, chain.end);
  }
  return chains;
}

const order: readonly Kind[] = ['article', 'paragraph', 'inciso', 'alinea'];

type Index = ReadonlyMap<Device | null, readonly Device[]>;

/** The only device of this name under a parent; null if there is none, or more than one. */
function partOf(index: Index, parent: Device | null, named: Named) {
  const same = (index.get(parent) ?? []).filter((one) => one.kind === named.kind && sameLabel(one, named));
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** Finds the device of each number, from the article down; levels not named are those of the line. */
function resolve(named: Named[], index: Index, here: Device | null, isOfArticle: boolean) {
  const articles = named.filter(({ kind }) => kind === 'article');
  for (const one of articles) one.device = partOf(index, null, one);
  const isExplicit = articles.length > 0;
  let parents: (Device | null)[] = isExplicit ? articles.slice(-1).map(({ device }) => device) : [];
  if (!isExplicit) {
    parents = [articleOf(here)];
    // 'inciso I' within a paragraph means the paragraph's own first, 'inciso I deste artigo' does not.
    for (let at = isOfArticle ? null : here; at && at.kind !== 'article'; at = at.parent) parents.unshift(at);
  }
  for (const kind of order.slice(1)) {
    const level = named.filter((one) => one.kind === kind);
    for (const one of level)
      one.device = parents.map((parent) => parent && partOf(index, parent, one)).find(Boolean) ?? null;
    if (level.length > 0) parents = level.slice(-1).map(({ device }) => device);
  }
}

/** The next non-empty line; an empty line is returned itself. */
function nextWritten(lines: readonly string[], line: number) {
  if (!lines[line]?.trim()) return line;
  let next = line + 1;
  while (lines[next]?.trim() === '') next += 1;
  return next;
}

const quotation = /“[^“”]*(?:”|$)|"[^"]*"/g;

/** A line with spaces in place of quotations, which are of another norm; a quoted letter is an alínea. */
function withoutQuoted(text: string) {
  const within = opensWithin.exec(text)?.index ?? text.length;
  return text
    .slice(0, within)
    .replace(quotation, (quoted) => (quoted.length > 5 ? ' '.repeat(quoted.length) : quoted))
    .padEnd(text.length);
}

const joint = /^\s?(?:,\s?)?(?:(?:e|ou|bem como|assim como)\s)?(?:[dn]?[ao]s?|aos?|às?)?\s?$/i;

/** A norm's references to its own devices, in its lines and in the reasons below. */
export function referencesOf({ lines, devices, byLine, quoted, end }: Norm): Reference[] {
  const index = new Map<Device | null, Device[]>();
  for (const device of devices) {
    const parent = device.kind === 'article' ? null : device.parent;
    index.set(parent, [...(index.get(parent) ?? []), device]);
  }
  const references: Reference[] = [];
  let here: Device | null = null;
  lines.forEach((text, line) => {
    const own = byLine.get(line);
    here = line < end ? (own ?? here) : null;
    if (quoted.has(line)) return;
    // References in a line that introduces another norm's text are usually to that norm.
    const isIntroduction = quoted.has(nextWritten(lines, line)) || opensWithin.test(text);
    const chains = chainsOf(withoutQuoted(text), own?.end ?? 0);
    const doubts = chains.map(({ start, end: stop }) => isOther(text, start, stop));
    for (let at = chains.length - 2; at >= 0; at -= 1)
      doubts[at] ||=
        Boolean(doubts[at + 1]) && joint.test(text.slice(chains[at]?.end, chains[at + 1]?.start));
    for (const [at, { start, end: stop, named }] of chains.entries()) {
      if (isOther(text, start, stop)) continue;
      const hasArticle = named.some(({ kind }) => kind === 'article');
      // Above the articles, and in the reasons, a device without an article is ambiguous.
      if (!hasArticle && !here) continue;
      const after = text.slice(stop, stop + reach);
      resolve(named, index, here, /^\s+deste\s+artigo/i.test(after));
      const isSure = ownNorm.test(after) || (here !== null && !doubts[at] && !isIntroduction);
      references.push({ line, start, end: stop, text: text.slice(start, stop), numbers: named, isSure });
    }
  });
  return references;
}

export interface ReferenceChange {
  line: number;
  start: number;
  end: number;
  from: string;
  to: string;
  isSure: boolean;
}

const soleBefore = /(?:§|parágrafo)\s*$/i;

/** Updated texts of the references, so that they still refer to the same devices after renumbering. */
export function carriedReferences(
  { lines }: Norm,
  references: readonly Reference[],
  labels: ReadonlyMap<Device, Label>,
): ReferenceChange[] {
  return references.flatMap(({ line, start, end, text, numbers: named, isSure }) => {
    let to = text;
    for (const one of named.toSorted((a, b) => b.start - a.start)) {
      const label = one.device && labels.get(one.device);
      if (!label || sameLabel(label, one)) continue;
      let from = one.start;
      let written = numberOf(one.kind, label);
      // '§ 1º' and 'parágrafo único' change as a whole.
      if (one.kind === 'paragraph' && (label.number === null) !== (one.number === null)) {
        from -= soleBefore.exec((lines[line] ?? '').slice(start, one.start))?.[0].length ?? 0;
        written = label.number === null ? 'parágrafo único' : `§ ${written}`;
      }
      to = to.slice(0, from - start) + written + to.slice(one.end - start);
    }
    return to === text ? [] : [{ line, start, end, from: text, to, isSure }];
  });
}
