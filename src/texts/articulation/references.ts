import { fromLetters, fromRoman } from './numbers';
import { articleOf, opensWithin, sameLabel, type Device, type Norm } from './norm';
import { isGrouping, numberOf, rankOf, type Kind, type Label } from './signs';

/*
 * References of a norm to its own devices: 'art. 3º', 'inciso II do § 1º do art. 5º', 'Seção II do Capítulo I'.
 * Those to other norms ('art. 5º da Lei nº 8.666') are ignored.
 */

/** A number within a reference, and the device it refers to. */
interface Named extends Label {
  kind: Kind;
  start: number;
  end: number;
  device: Device | null;
  /** The devices of this name, if there is more than one where it is looked for. */
  twins: readonly Device[];
  /** Whether 'e' stands before its word: it does not contain what is named before it. */
  isBeside: boolean;
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

const roman = /[IVXLC]{1,10}(?:-[A-Z])?(?![\p{L}\d])/uy;
const numbers: Readonly<Record<Kind, RegExp>> = {
  ...{ livro: roman, titulo: roman, capitulo: roman, secao: roman, subsecao: roman, inciso: roman },
  article: /\d{1,4}(?!\.?\d)(?:\.?\s?[º°ª]|\.?o(?!\p{L}))?(?:-[A-Z]{1,2}(?![\p{L}]))?/uy,
  paragraph: /\d{1,3}(?!\.?\d)(?:\.?\s?[º°ª]|\.?o(?!\p{L}))?(?:-[A-Z]{1,2}(?![\p{L}]))?/uy,
  alinea: /[“"'‘]?[a-z]{1,2}[”"'’]?(?![\p{L}\d])/uy,
  item: /\d{1,3}(?![\p{L}\d])/uy,
};

const begins =
  /(?=[ailcpst§])(?<![\p{L}\d])(?:(arts?\.|arts?(?=\s*\d)|artigos?|§{1,2}|par[áa]grafos?(?=\s+[\dúu])|incisos?|incs?\.|al[íi]neas?|als?\.(?=\s*[“"‘'])|ite(?:m|ns)(?=\s+\d)|livros?|t[íi]tulos?|cap[íi]tulos?|(?:sub)?se[çc][õãao][oe]s?)\s*(?=[\d“"'‘a-zúIVXLC]))/giu;
const kindsByWord: Readonly<Record<string, Kind>> = {
  ...{ ar: 'article', in: 'inciso', al: 'alinea', it: 'item', li: 'livro', ca: 'capitulo' },
  ...{ ti: 'titulo', tí: 'titulo', se: 'secao', su: 'subsecao' },
};
const kindByWord = (word: string): Kind => kindsByWord[word.slice(0, 2).toLowerCase()] ?? 'paragraph';

const between =
  /(?:(?:\s{0,2},\s{0,2}(?:(?:e|ou)\s{1,2})?|\s{0,2}(?:e\/ou|e|ou|a|à|aos?|até(?:\s(?:os?|as?))?)\s{1,2})(?:d?[oa]s?\s(?=[\dIVXLC]))?|[-–/](?=\d{1,3}(?![\d/])))/y;
const soleWord = /[úu]nic[oa](?!\p{L})/iuy;
/** Behind a number that counts something: 'art. 2º e 30 dias'. */
const counts =
  /\s{0,2}(?:\(|%|(?:dias?|mes(?:es)?|anos?|horas?|minutos?|vagas?|por\scento|reais|metros?|quilômetros?|membros?|parcelas?|vezes|salários?|unidades?|representantes?|vereador(?:es)?|servidor(?:es)?|mil|milh[õã][eo]s?)(?!\p{L}))/iuy;
/** Letters that are words of the sentence: 'alínea b e o inciso II', 'alínea b, da'. */
const isShortWord = /(?!a[a-np-rt-z])[a-z]{2}(?!\p{L})/uy;
const isWord = /[aeo](?=\s*$|\s+(?!(?:d[aeo]s?|deste|desta|e|ou)\s))/y;

const matchesAt = (pattern: RegExp, line: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.test(line);
};

const labelOf = (kind: Kind, text: string): Label | null => {
  const suffix = /-([A-Z]{1,2})$/.exec(text)?.[1] ?? '';
  const bare = suffix ? text.slice(0, -suffix.length - 1) : text;
  if (numbers[kind] === roman) return { number: fromRoman(bare), suffix };
  if (kind === 'alinea') return { number: fromLetters(bare.replace(/[^a-z]/g, '')), suffix: '' };
  return { number: Number(/\d+/.exec(bare)?.[0]), suffix };
};

/**
 * The numbers after a word such as 'arts.', with their offsets.
 * @param isOne whether only one is named: 'arts. 2º, § 1º, e 4º' goes on with an article
 * @param isPlural whether a bare number after a comma is one too: not in 'art. 2º, 30 dias'
 */
function listAfter(line: string, from: number, kind: Kind, isPlural: boolean, isFirst = true, isOne = false) {
  const named: Named[] = [];
  let at = from;
  let end = from;
  const none = { device: null, twins: [], isBeside: false };
  if ((kind === 'paragraph' || isGrouping(kind)) && matchesAt(soleWord, line, at)) {
    const stop = soleWord.lastIndex;
    return { named: [{ ...none, kind, number: null, suffix: '', start: from, end: stop }], end: stop };
  }
  for (;;) {
    const pattern = numbers[kind];
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (!found) break;
    const [text] = found;
    const label = labelOf(kind, text);
    if (!label || label.number === null) break;
    const stop = at + text.length;
    if (!isFirst || named.length > 0) {
      const isBare = /^\d+$/.test(text);
      if (isBare && (matchesAt(counts, line, stop) || (!isPlural && line.slice(end, at).includes(','))))
        break;
      if (kind === 'alinea' && matchesAt(isWord, line, at)) break;
    }
    if (kind === 'alinea' && matchesAt(isShortWord, line, at)) break;
    const isMarked = kind === 'alinea' && /\W$/.test(text);
    named.push({
      ...{ ...none, kind, ...label },
      ...{ start: /^\W/.test(text) ? at + 1 : at, end: isMarked ? stop - 1 : stop },
    });
    end = stop;
    if (isOne || !matchesAt(between, line, end)) break;
    at = between.lastIndex;
  }
  return { named, end };
}

const joins =
  /^\s{0,2}(?:,\s{0,2})?(?:[“"]?caput[”"]?,?\s{1,2})?(?:(?:todos|ambos)\s)?(?:(?:combinad[oa]s? com\s)?(?:d[oae]s?|e|ou|bem como)\s(?:seus?\s)?)?(?:[“"]?caput[”"]?\s(?:d[oae]s?)\s)?(?:[oa]s?\s)?$/i;
const isBesideAfter = (gap: string) => /(?:^|\s)(?:e|ou|bem como)\s/i.test(gap);
/** Parts named after a comma by their number alone: 'art. 5º, II, “a”'. */
const bares = [
  [/(?:,\s?[“"]?caput[”"]?)?,\s{0,2}(?=[IVXLC]{1,10}(?![\p{L}\d]))/uy, 'inciso'],
  [/,\s{0,2}(?=[“"‘][a-z]{1,2}[”"’])/y, 'alinea'],
] as const;
const bareLetter =
  /,\s{0,2}(?=a(?:[,.;:)]|\s*$|\s(?:desta|deste|(?:e|ou)\s[b-z](?!\p{L})))|[b-df-np-z](?:[,.;:)]|\s*$|\s(?:e|ou|d[aeo]s?|desta|deste)\s))/uy;
/** More articles after the parts of one: 'arts. 2º, II, e 4º'. */
const resumes =
  /(?:\s{0,2}[,;]\s{0,2}(?:(?:e|ou|bem como)\s{1,2})?|\s{1,2}(?:e|ou|bem como)\s{1,2})(?:d?[oa]s?\s)?(?=\d{1,4}\.?\s?[º°ª]|\d{2,4}(?![\d.]\d))/y;

const ownNorm =
  /^[\s,]{0,3}(?:(?:[“"]?caput[”"]?|in fine|e\sseguintes|e\sseus?\s\p{L}{3,12})[\s,]{1,3})?(?:todos\s)?d(?:esta|este|a presente|o presente)\s+(?:lei|resolução|decreto|projeto|proposição|emenda|norma|código|regimento|estatuto|regulamento|plano|ato|portaria|instrução|consolidação|medida)/iu;
const otherNorm =
  /^[\s,]{0,3}(?:(?:[“"]?caput[”"]?|in fine|e\sseguintes|e\sseus?\s\p{L}{3,12})[\s,]{1,3})?(?:(?:todos|ambos|tod[ao])\s)?(?:d[aoe]s?|n[ao]|à|ao)\s(?:(?:referid[ao]|citad[ao]|mencionad[ao]|mesm[ao]|própri[ao]|antig[ao]|então)\s)?(?:lei|leis|decretos?|decreto-lei|constituição|código|emenda|resolução|regimento|estatuto|ato|portaria|instrução|medida|consolidação|carta|convenção|tratado|regulamento|projeto|plano|anexo|edital|contrato|convênio|lc|cf|clt|cpc|cpp|ctn|cdc|eca|ctb|adct|lrf|lgpd|ldb|loas|lindb|loa|ldo|ppa|lom|mp|rito)(?![\p{L}])/iu;
const thatNorm = /^[\s,]{0,3}(?:daquel[ae]|dess[ae])\s+(?:lei|decreto|resolução|código|norma)/i;
/** Perhaps another norm, by letters that are not known: 'do RICM'; or a device named before: 'do mesmo artigo'. */
const doubtful =
  /^,\s?\d|^[\s,]{0,3}(?:d[aoe]s?\s[A-Z]{2,8}(?![\p{L}])|d(?:[ao]\s(?:mesm|referid|citad)[ao]|aquel[ae]|ess[ae])\s(?:artigo|par|inciso|al))/u;
/** Parts named without their word, 'II e III do art. 2º', and a norm named before brackets: 'Lei nº 9 (art. 4º)'. */
const doubtfulBefore =
  /(?<![\p{L}\d])(?:(?:[IVXLC]{1,6}|[“"][a-z][”"])\sd[oa]s?\s|(?:lei|decreto|constituição|código|resolução|lc|cf)(?!\p{L})[^;:()]{0,60}\(\s?)$/iu;
const normBefore =
  /(?:(?<![\p{L}])(?:lei|decreto|constituição|código|resolução|regimento|estatuto|emenda|cf|clt|ctn|lc|adct|cdc|lrf|lom)(?![\p{L}])(?:[^.;:]|(?<=\d|\sn)\.(?=\s?\d)){0,80},\s{0,2}|(?<![\p{L}])seus?\s)(?:n?[oa]s?\s|em\s|seus?\s)?$/iu;

const reach = 120;

const textBefore = (line: string, start: number) => line.slice(Math.max(0, start - reach), start);

function isOther(line: string, start: number, end: number) {
  const after = line.slice(end, end + reach);
  if (ownNorm.test(after)) return false;
  return otherNorm.test(after) || thatNorm.test(after) || normBefore.test(textBefore(line, start));
}

/** Whether a name continues the reference: an article ends it, unless its devices follow a comma. */
function goesOn({ named, hasArticle }: { named: Named[]; hasArticle: boolean }, kind: Kind, gap: string) {
  if (!joins.test(gap)) return false;
  const last = named.at(-1)?.kind ?? kind;
  if (isGrouping(last)) return isGrouping(kind);
  if (kind === 'article') return !isBesideAfter(gap) && !hasArticle;
  if (last === 'article' && /^\s?,\s[oa]s?\s$/i.test(gap)) return false;
  return last !== 'article' ? !isGrouping(kind) : !isBesideAfter(gap) || /caput|seus?\s/i.test(gap);
}

/** Consecutive names joined into references: 'inciso II do § 1º do art. 5º', 'art. 5º, § 1º, I'. */
function chainsOf(line: string, from: number) {
  const chains: { start: number; end: number; named: Named[]; isPlural: boolean; hasArticle: boolean }[] = [];
  begins.lastIndex = from;
  for (let found = begins.exec(line); found; found = begins.exec(line)) {
    const [whole, word = ''] = found;
    const kind = kindByWord(word);
    const isPlural = /(?:s\.?|§§)$/i.test(word);
    const last = chains.at(-1);
    const gap = line.slice(last?.end, found.index);
    const isJoined = last !== undefined && goesOn(last, kind, gap);
    const isOne = isJoined && last.isPlural && last.hasArticle && !isPlural;
    const { named, end } = listAfter(line, found.index + whole.length, kind, isPlural, true, isOne);
    const [first] = named;
    if (!first) continue;
    const chain = isJoined
      ? last
      : { ...{ start: found.index, end, named: [], isPlural }, hasArticle: false };
    if (!isJoined) chains.push(chain);
    first.isBeside = isJoined && isBesideAfter(gap);
    const add = (more: ReturnType<typeof listAfter>) => {
      // One by one: there may be more numbers than a call takes arguments.
      for (const one of more.named) chain.named.push(one);
      chain.end = more.end;
      return more.named.length > 0;
    };
    add({ named, end });
    chain.hasArticle ||= kind === 'article';
    const readMore = (pattern: RegExp, of: Kind) => {
      if (!matchesAt(pattern, line, chain.end)) return false;
      const more = listAfter(line, pattern.lastIndex, of, of === 'article', of !== 'article');
      return more.named.length > 0 && add(more);
    };
    do {
      if (isGrouping(kind)) break;
      for (const [bare, of] of bares) readMore(bare, of);
      if (chain.named.at(-1)?.kind === 'inciso') readMore(bareLetter, 'alinea');
    } while (chain.isPlural && chain.hasArticle && readMore(resumes, 'article'));
    begins.lastIndex = Math.max(begins.lastIndex, chain.end);
  }
  return chains;
}

const keyOf = (kind: Kind, { number, suffix }: Label) => `${kind} ${number ?? ''}-${suffix}`;

/** Devices by parent, articles and outermost groupings under null, all groupings under 'all'; then by name. */
type Index = ReadonlyMap<Device | null | 'all', ReadonlyMap<string, readonly Device[]>>;

function indexOf(devices: readonly Device[]): Index {
  const index = new Map<Device | null | 'all', Map<string, Device[]>>();
  const put = (parent: Device | null | 'all', device: Device) => {
    const names = index.get(parent) ?? new Map<string, Device[]>();
    const key = keyOf(device.kind, device);
    const same = names.get(key) ?? [];
    same.push(device);
    index.set(parent, names.set(key, same));
  };
  for (const device of devices) {
    put(device.kind === 'article' ? null : device.parent, device);
    if (isGrouping(device.kind)) put('all', device);
  }
  return index;
}

/** Finds a number's device under the first parent that has one of this name; none is meant if it has more. */
function settle(one: Named, parents: readonly (Device | null)[], index: Index) {
  for (const parent of parents) {
    const same = index.get(parent)?.get(keyOf(one.kind, one));
    if (!same) continue;
    one.device = same.length === 1 ? (same[0] ?? null) : null;
    one.twins = same;
    return;
  }
  // Elsewhere, a grouping may still be the only one of its name.
  one.twins = (isGrouping(one.kind) && index.get('all')?.get(keyOf(one.kind, one))) || [];
}

/** The last of each kind in a row. */
const lastOfEach = (named: readonly Named[]) => named.filter(({ kind }, at) => named[at + 1]?.kind !== kind);

/** The numbers of a reference by the way down that they name: 'art. 2º, II e § 1º' names two, both of art. 2º. */
function pathsOf(named: readonly Named[]): Named[][] {
  const paths: Named[][] = [];
  for (const one of named) {
    const path = paths.at(-1);
    const [first, last] = [path?.[0], path?.at(-1)];
    if (!path || !first || !last) {
      paths.push([one]);
      continue;
    }
    const [rank, top, before] = [rankOf(one.kind), rankOf(first.kind), rankOf(last.kind)];
    const isApart = one.isBeside ? rank !== before : rank > before && top > before;
    if (rank < before && top < before)
      paths.push([...lastOfEach(path).filter(({ kind }) => rankOf(kind) < rank), one]);
    else if (isApart && last.kind !== 'article') paths.push([one]);
    else path.push(one);
  }
  // What ends the last one is of all: 'inciso II e § 1º do art. 2º'.
  const tail = lastOfEach(paths.at(-1) ?? []);
  return paths.map((path) => {
    const rank = Math.min(...lastOfEach(path).map(({ kind }) => rankOf(kind)));
    const more = tail.filter(
      ({ kind }) => rankOf(kind) < rank && (kind === 'article' || path[0]?.kind === tail[0]?.kind),
    );
    return [...path, ...more];
  });
}

/** Finds the device of each number, from the outermost down; levels not named are those of the line. */
function resolve(path: readonly Named[], index: Index, here: Device | null, article?: Device | null) {
  const above: (Device | null)[] = [null];
  for (let at = here; at; at = at.parent) above.splice(-1, 0, at);
  // Articles are numbered through the whole norm.
  const within =
    article === undefined ? above.filter((one) => one && !isGrouping(one.kind)) : [article].filter(Boolean);
  const levels = lastOfEach(path.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind)));
  let before: Named | undefined;
  for (const last of levels) {
    const { kind } = last;
    const isFirst = !before || (isGrouping(before.kind) && !isGrouping(kind));
    const own = before && (before.device ?? before.twins.at(-1));
    const parents = isFirst ? (isGrouping(kind) ? above : within) : own ? [own] : [];
    for (const one of path) if (one.kind === kind) settle(one, kind === 'article' ? [null] : parents, index);
    before = last;
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
    .replace(quotation, (quoted) =>
      quoted.length > 5 && !/^.caput.$/i.test(quoted) ? ' '.repeat(quoted.length) : quoted,
    )
    .padEnd(text.length);
}

/** 'deste artigo', 'do artigo anterior'. */
const besideArticle =
  /^\s+d(?:este\s+artigo|o\s+artigo\s+(?:imediatamente\s)?(anterior|antecedente|precedente|seguinte|subsequente|posterior))/i;
const joint = /^\s?(?:,\s?)?(?:(?:e|ou|bem como|assim como)\s)?(?:[dn]?[ao]s?|aos?|às?)?\s?$/i;

/** A norm's references to its own devices, in its lines and in the reasons below. */
export function referencesOf({ lines, devices, byLine, quoted, end }: Norm): Reference[] {
  const index = indexOf(devices);
  const articles = devices.filter(({ kind }) => kind === 'article');
  const places = new Map(articles.map((article, place) => [article, place]));
  /** The article that words after a reference name without its number: 'do artigo anterior'. */
  const articleAfter = (after: string, own: Device | null) => {
    const found = besideArticle.exec(after);
    if (!found || !own) return undefined;
    const step = found[1] ? (/^(?:s|pos)/i.test(found[1]) ? 1 : -1) : 0;
    return articles[(places.get(own) ?? 0) + step] ?? null;
  };
  const references: Reference[] = [];
  let here: Device | null = null;
  lines.forEach((text, line) => {
    const own = byLine.get(line);
    here = line < end ? (own ?? here) : null;
    if (quoted.has(line)) return;
    // References in a line that introduces another norm's text are usually to that norm.
    const isIntroduction = quoted.has(nextWritten(lines, line)) || opensWithin.test(text);
    const chains = chainsOf(withoutQuoted(text), own?.end ?? 0);
    const others = chains.map(({ start, end: stop }) => isOther(text, start, stop));
    const doubts = [...others];
    for (let at = chains.length - 2; at >= 0; at -= 1)
      doubts[at] ||=
        Boolean(doubts[at + 1]) && joint.test(text.slice(chains[at]?.end, chains[at + 1]?.start));
    // 'art. 5º e § 2º': of art. 5º, or of this one; 'Lei nº 9, art. 5º e art. 6º': of that law, or of this one.
    chains.forEach(({ named: [first], start, hasArticle }, at) => {
      const before = chains[at - 1];
      const isPart = first && rankOf(first.kind) > rankOf('article') && before?.hasArticle && !hasArticle;
      const isAfter = isPart || (others[at - 1] && normBefore.test(textBefore(text, before?.start ?? 0)));
      doubts[at] ||= Boolean(isAfter && before && joint.test(text.slice(before.end, start)));
      doubts[at] ||= doubtfulBefore.test(textBefore(text, start));
    });
    for (const [at, { start, end: stop, named, hasArticle }] of chains.entries()) {
      if (others[at]) continue;
      // Above the articles, and in the reasons, a device without an article is ambiguous.
      if (!here && !hasArticle && named.every(({ kind }) => !isGrouping(kind))) continue;
      const after = text.slice(stop, stop + reach);
      const article = articleAfter(after, articleOf(here));
      for (const path of pathsOf(named)) resolve(path, index, here, article);
      const isIn = here !== null && !doubts[at] && !isIntroduction && !doubtful.test(after);
      const isSure = ownNorm.test(after) || isIn;
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
  /** Whether the text has more than one line of this number. */
  isOfTwins: boolean;
}

const soleBefore = /(?:§|par[áa]grafo)\s*$/i;

/** Updated texts of the references, so that they still refer to the same devices after renumbering. */
export function carriedReferences(
  { lines }: Norm,
  references: readonly Reference[],
  labels: ReadonlyMap<Device, Label>,
): ReferenceChange[] {
  return references.flatMap(({ line, start, end, text, numbers: named, isSure }) => {
    let to = text;
    for (const one of named.toSorted((a, b) => b.start - a.start)) {
      // Of several with this number, one that changes it: which is meant, a person says.
      const twins = one.twins.flatMap((twin) => labels.get(twin) ?? []);
      const label = twins.findLast((twin) => !sameLabel(twin, one));
      if (!label) continue;
      let from = one.start;
      let written = numberOf(one.kind, label);
      // '§ 1º' and 'parágrafo único' change as a whole.
      if (one.kind === 'paragraph' && (label.number === null) !== (one.number === null)) {
        from -= soleBefore.exec((lines[line] ?? '').slice(start, one.start))?.[0].length ?? 0;
        written = label.number === null ? 'parágrafo único' : `§ ${written}`;
      }
      to = to.slice(0, from - start) + written + to.slice(one.end - start);
    }
    // Where a part is not found, or is found twice, the others may be of another norm.
    const isWhole = named.every(({ device }) => device);
    const isOfTwins = isSure && named.some(({ twins }) => twins.length > 1);
    return to === text ? [] : [{ line, start, end, from: text, to, isSure: isSure && isWhole, isOfTwins }];
  });
}

const inWords =
  /(?<!\p{L})(?:artigos?|par[áa]grafos?|incisos?|al[íi]neas?|ite(?:m|ns)|se[çc][õã][oe]s?|cap[íi]tulos?|t[íi]tulos?)\s(?:(?:imediatamente\s)?(?:anterior|antecedente|precedente|seguinte|subsequente)(?:e?s)?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa])(?!\p{L})|(?<!\p{L})mesm[oa]\s(?:artigo|par[áa]grafo|inciso|al[íi]nea)(?!\p{L})/giu;

export type UnclearReference = Pick<Reference, 'line' | 'start' | 'end' | 'text'>;

/** References that no number is carried for: to a part that is not in the text, or in words ('artigo anterior'). */
export function unclearReferences(
  { lines, devices, quoted, end }: Norm,
  references: readonly Reference[],
): UnclearReference[] {
  const first = devices[0]?.line ?? end;
  const isMissing = ({ kind, twins }: Named) => kind !== 'item' && twins.length === 0;
  const missing = references.filter((one) => one.isSure && one.numbers.some(isMissing));
  const worded = lines.slice(first, end).flatMap((text, at) =>
    quoted.has(first + at)
      ? []
      : [...withoutQuoted(text).matchAll(inWords)].map(({ 0: found, index }) => {
          return { line: first + at, start: index, end: index + found.length, text: found };
        }),
  );
  return [...missing, ...worded].toSorted((a, b) => a.line - b.line || a.start - b.start);
}
