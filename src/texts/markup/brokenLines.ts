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
/** Words that never end a paragraph, even before a name. */
const endsOpen =
  /(?:^|\s)(?:[aoeàé]|[ao]s|às|aos?|ou|que|se|um|uma|com|por|para|entre|sobre|sem|d[aeo]|d[ao]s|em|n[ao]s?|pel[ao]s?)$/u;
const endsInHyphen = /\p{L}[-\u2010\u00ad]$/u;
/** The beginning of a list item or of a norm's line. */
const beginsAsItem =
  /^(?:[-–—•·*]\s|\(?(?:\d{1,3}|[a-z]{1,2}|[IVXLC]{1,6})[.)]\s|[IVXLC]{1,6}\s*[-–—]\s|§|Art(?:\.|igo)\s|Par[áa]grafo\s|T[ÍI]TULO\s|CAP[ÍI]TULO\s|SE[ÇC][ÃA]O\s)/i;

/** Words that keep their hyphen at a line end. */
const keepsBefore =
  /(?:^|\s)(?:vice|ex|pré|pós|pró|recém|além|aquém|bem|sem|mal|segunda|terça|quarta|quinta|sexta|decreto)-$/iu;
const keepsAfter = /^(?:se|lo|la|los|las|lhe|lhes|me|te|nos|vos|no|na|feira|mor|geral|lei)(?![\p{L}])/iu;

/** Below this width, line breaks are intentional. */
const minWidth = 40;

const goesOnSmall = (next: string) => /^\p{Ll}/u.test(next);

function isBroken(line: string, next: string, width: number) {
  if (endsSentence.test(line) || beginsAsItem.test(next)) return false;
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
  const written = rows.filter(Boolean).length;
  const isJoin = rows.map((row, place) => {
    const next = rows[place + 1]?.trimStart() ?? '';
    return width >= minWidth && row !== '' && next !== '' && isBroken(row, next, width);
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
