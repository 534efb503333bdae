/*
 * Text from a PDF comes line by line as printed, with sentences broken at the margin and words at hyphens.
 * This joins the lines of each paragraph again.
 */

export interface JoinedLines {
  /** One per paragraph. */
  lines: string[];
  /** Number of line breaks removed. */
  joined: number;
}

const endsSentence = /[.:;!?…]["”’')\]]*$/;
/** 'art.', before its number. */
const endsInShort = /(?:^|[\s(])(?:arts?|inc|al|n|fls?|p[áa]gs?|R\$)\.$/iu;
/** Words before the name of an article or paragraph: 'nos termos do', which no list item ends in. */
const endsBeforeName = /(?:^|\s)(?:[dn]?[ao]s?|de|aos?|pel[ao]s?|com|conforme)$/u;
/** Words that never end a paragraph, even before a name. */
const endsOpen =
  /(?:^|[\s(])(?:§{1,2}|R\$|nº|n°)$|(?:^|\s)(?:[aoeàé]|[ao]s|às|aos?|ou|que|se|um|uma|com|por|para|entre|sobre|sem|d[aeo]|d[ao]s|em|n[ao]s?|pel[ao]s?)$/u;
const endsInHyphen = /\p{L}[-\u2010\u00ad]$/u;
/** The beginning of a list item or of a norm's line. */
const beginsAsItem =
  /^(?:[-–—•·*]\s|\(?(?:\d{1,3}|[a-zA-Z]{1,2}|[IVXLCivxlc]{1,6})[.)]\s|[IVXLCivxlc]{1,6}\s*[-–—]\s|§|A(?:rt|RT)(?:\.|igo|IGO)\s|P(?:ar[áa]grafo|AR[ÁA]GRAFO)\s|T(?:[íi]tulo|[ÍI]TULO)\s|C(?:ap[íi]tulo|AP[ÍI]TULO)\s|S(?:e[çc][ãa]o|E[ÇC][ÃA]O)\s)/;
const beginsAsName = /^(?:§|Art(?:\.|igo)\s)/;
/** A page's number, alone in its line: '3', '- 3 -', 'fls. 3', 'Página 2 de 3'. */
const isPageNumber = (row: string) =>
  /^[-–—]?\s?(?:(?:p[áa]g(?:ina|\.)?|fls?\.|folha)\s?)?\d{1,4}(?:\s?(?:\/|de)\s?\d{1,4})?\s?[-–—]?$/i.test(
    row,
  );

/** Words that keep their hyphen at a line end. */
const keepsBefore =
  /(?:^|\s)(?:vice|ex|pré|pós|pró|recém|além|aquém|bem|sem|mal|segunda|terça|quarta|quinta|sexta|decreto)-$/iu;
const keepsAfter = /^(?:se|lo|la|los|las|lhe|lhes|me|te|nos|vos|no|na|feira|mor|geral|lei)(?![\p{L}])/iu;

/** Below this width, line breaks are intentional. */
const minWidth = 40;

const goesOnSmall = (next: string) => /^\p{Ll}/u.test(next);

function isBroken(line: string, next: string, width: number) {
  if (isPageNumber(line.trimStart()) || isPageNumber(next)) return false;
  if (endsInShort.test(line) && /^(?:\d|[IVXLC]+\b)/.test(next)) return line.length >= 0.6 * width;
  if (endsSentence.test(line)) return false;
  if (beginsAsItem.test(next) && !(beginsAsName.test(next) && endsBeforeName.test(line))) return false;
  if (endsInHyphen.test(line)) return goesOnSmall(next);
  if (endsOpen.test(line)) return line.length >= 0.6 * width;
  return line.length >= (/^[\p{Ll}\d(]/u.test(next) ? 0.7 : 0.85) * width;
}

function join(line: string, next: string) {
  if (!endsInHyphen.test(line)) return `${line} ${next}`;
  const isOwn = !line.endsWith('\u00ad') && (keepsBefore.test(line) || keepsAfter.test(next));
  return (isOwn ? line : line.slice(0, -1)) + next;
}

/** The paragraphs of a plain text; lines are joined if most of the text shows that they were broken. */
export function joinBrokenLines(text: string): JoinedLines {
  const given = text.split(/\r\n?|\n|\f/);
  const rows = given.map((row) => row.trimEnd());
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  // What comes again on each page, but for its number, is of the pages' heads and feet.
  const alike = rows.map((row) => (row.length < 0.9 * width ? row.trim().replace(/\d+/g, '#') : ''));
  const times = new Map<string, number>();
  for (const row of alike) times.set(row, (times.get(row) ?? 0) + 1);
  const isHead = (row: string) => /^\P{L}*\p{Lu}/u.test(row) && !/[.,;:]$/.test(row);
  const isOfPage = alike.map((row) => isHead(row) && (times.get(row) ?? 0) > 1);
  const written = rows.filter((row, at) => row && !isOfPage[at] && !isPageNumber(row)).length;
  const isJoin = rows.map((row, place) => {
    const next = rows[place + 1]?.trimStart() ?? '';
    if (width < minWidth || row === '' || next === '' || isOfPage[place] || isOfPage[place + 1]) return false;
    return isBroken(row, next, width);
  });
  // Sentences continued in lower case distinguish broken lines from verses and addresses.
  const sure = isJoin.filter(
    (joins, place) => joins && goesOnSmall(rows[place + 1]?.trimStart() ?? ''),
  ).length;
  const hyphens = isJoin.filter((joins, place) => joins && endsInHyphen.test(rows[place] ?? '')).length;
  const isSure =
    hyphens >= 2 || (sure >= 2 ? sure >= 0.2 * written : sure === 1 && written <= 3 && width >= 60);
  const lines: string[] = [];
  let joined = 0;
  rows.forEach((row, place) => {
    if (place > 0 && isSure && isJoin[place - 1]) {
      lines.push(join(lines.pop() ?? '', row.trimStart()));
      joined += 1;
    } else lines.push(isSure ? row : (given[place] ?? ''));
  });
  return { lines, joined };
}
