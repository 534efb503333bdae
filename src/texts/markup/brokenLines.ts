/*
 * A PDF gives its text line by line, as printed: sentences broken at the margin, words at their hyphens. Here the
 * lines of a paragraph are one again.
 */

export interface JoinedLines {
  /** One for each paragraph. */
  lines: string[];
  /** How many ends of lines are gone. */
  joined: number;
}

const endsSentence = /[.:;!?…]["”’')\]]*$/;
/** No paragraph ends in these words, also where a name follows. */
const endsOpen =
  /(?:^|\s)(?:[aoeàé]|[ao]s|às|aos?|ou|que|se|um|uma|com|por|para|entre|sobre|sem|d[aeo]|d[ao]s|em|n[ao]s?|pel[ao]s?)$/u;
const endsInHyphen = /\p{L}[-\u2010\u00ad]$/u;
/** Begins as a line of a list or of a norm does. */
const beginsAsItem =
  /^(?:[-–—•·*]\s|\(?(?:\d{1,3}|[a-z]{1,2}|[IVXLC]{1,6})[.)]\s|[IVXLC]{1,6}\s*[-–—]\s|§|Art(?:\.|igo)\s|Par[áa]grafo\s|T[ÍI]TULO\s|CAP[ÍI]TULO\s|SE[ÇC][ÃA]O\s)/i;

/** Words whose hyphen is their own, wherever the line ends. */
const keepsBefore =
  /(?:^|\s)(?:vice|ex|pré|pós|pró|recém|além|aquém|bem|sem|mal|segunda|terça|quarta|quinta|sexta|decreto)-$/iu;
const keepsAfter = /^(?:se|lo|la|los|las|lhe|lhes|me|te|nos|vos|no|na|feira|mor|geral|lei)(?![\p{L}])/iu;

/** Below this, lines end where somebody ended them. */
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

/** The paragraphs of a plain text, whose lines are joined where most of it shows that they were broken. */
export function joinBrokenLines(text: string): JoinedLines {
  const given = text.split(/\r\n?|\n|\f/);
  const rows = given.map((row) => row.trimEnd());
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const written = rows.filter(Boolean).length;
  const isJoin = rows.map((row, place) => {
    const next = rows[place + 1]?.trimStart() ?? '';
    return width >= minWidth && row !== '' && next !== '' && isBroken(row, next, width);
  });
  // Sentences that go on in small letters tell broken lines from verses and addresses.
  const sure = isJoin.filter(
    (joins, place) => joins && goesOnSmall(rows[place + 1]?.trimStart() ?? ''),
  ).length;
  const isSure = sure >= 2 ? sure >= 0.2 * written : sure === 1 && written <= 3 && width >= 60;
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
