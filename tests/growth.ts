import { expect } from 'vitest';
import { slowness, workOf } from './work';

/** Minimum ms to be judged, on a usual machine: far more than linear work takes. */
const floor = 300;
const isShort = (work: number) => work < floor || work < floor * slowness();
/**
 * Maximum ratio for four times the input: 4 if linear, 16 if quadratic. Set in between, since allocating many objects
 * takes up to 7 times as long: more of them survive each garbage collection.
 */
const growthOfFour = 8;
/** Garbage collection slows single runs, so the best of several counts; quadratic work exceeds the limit in all. */
const rounds = 12;

/** Fails when four times the input takes over 8 times the work, measured from `size / 2` to `2 * size`. */
export function expectLinear(run: (text: string) => unknown, textOf: (size: number) => string, size: number) {
  const [small, large] = [textOf(size / 2), textOf(2 * size)];
  let [short, long] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    long = Math.min(
      long,
      workOf(() => run(large)),
    );
    if (isShort(long)) return;
    short = Math.min(
      short,
      workOf(() => run(small)),
    );
    if (long / short < growthOfFour) return;
  }
  expect.fail(`${textOf(1).slice(0, 40)}…: ${short} ms, four times of it ${long} ms`);
}

/** Text lengths at which readers are timed, and at four times as much: 256,000 characters at most. */
const sizes = [4_000, 16_000, 64_000];
/** Characters of a preliminary run, in which superlinear readers are already among the slowest. */
const glance = 2_000;
const maxLookedAt = 3;
/**
 * The slowest texts by the better of two runs. The first run uses wall-clock time, which is cheaper to read and never
 * below the CPU time; only possible candidates get a second run.
 */
function slowestOf(run: (text: string) => unknown, texts: ReadonlyMap<string, (size: number) => string>) {
  const seen = [...texts].map(([name, textOf]) => {
    const text = textOf(glance);
    const started = performance.now();
    run(text);
    return { name, textOf, time: performance.now() - started };
  });
  const slowest: typeof seen = [];
  for (const one of seen.toSorted((first, second) => second.time - first.time)) {
    if ((slowest[maxLookedAt - 1]?.time ?? 0) >= one.time) break;
    const text = one.textOf(glance);
    slowest.push({
      ...one,
      time: Math.min(
        one.time,
        workOf(() => run(text)),
      ),
    });
    slowest.sort((first, second) => second.time - first.time);
  }
  return slowest.slice(0, maxLookedAt);
}

/** Whether four times the text takes far more than four times the work, in each of several rounds. */
function outgrows(run: (text: string) => unknown, textOf: (size: number) => string, size: number): boolean {
  const [short, long] = [textOf(size), textOf(4 * size)];
  let [least, most] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    most = Math.min(
      most,
      workOf(() => run(long)),
    );
    if (isShort(most)) return false;
    least = Math.min(
      least,
      workOf(() => run(short)),
    );
    if (most / least < growthOfFour) return false;
  }
  return true;
}

/** Those of the slowest texts whose work grows faster than linearly. */
export function outgrown(
  run: (text: string) => unknown,
  texts: ReadonlyMap<string, (size: number) => string>,
): string[] {
  const slowest = slowestOf(run, texts);
  // Small to large: a reader that takes milliseconds for a short text may take minutes for a long one.
  return slowest
    .filter(({ textOf }, place) =>
      (place === 0 ? sizes : sizes.slice(0, -1)).some((size) => outgrows(run, textOf, size)),
    )
    .map(({ name }) => name);
}

/** Building blocks of long texts: spaces, terminators, and tokens that readers search for. */
const pieces = [
  ...[' ', '\n', '\r\n', '\t', '\u00a0', 'a', 'Z', '1', '0', 'é', 'a\u0301', '\u200b', '😀', '\uFFFC'],
  ...[
    '.',
    ',',
    '-',
    '/',
    '(',
    ')',
    '<',
    '"',
    "'",
    '&',
    ';',
    ':',
    '@',
    '=',
    '{',
    '}',
    '[',
    '+',
    '_',
    '\\',
    '%',
    '|',
    '#',
  ],
  ...[
    'a ',
    '1 ',
    ' ,',
    ', ',
    ' -',
    '\n ',
    'a.',
    'a,',
    '1.',
    '1/',
    '1,',
    '(a',
    '<a ',
    '</',
    '" ',
    'a"',
    '""',
    '";',
  ],
  ...[
    '{a',
    '{{',
    '{a} ',
    '{{a}}',
    '[a] ',
    'a@',
    'a.a@',
    '&amp;',
    'de ',
    ' e ',
    'Ab ',
    '+55',
    'https://a.a/',
    'data:',
  ],
  ...['{bairro}, ', '{bairro}  ', '(19) 3232-1010, ', '3232-1010;', '01/02/2026 '],
];
/** Prefixes and suffixes of the blocks, so that a match that starts well fails at the end. */
const starts = ['', 'a'];
const ends = ['', '\0'];

/** A long text from a block; short ones are cached, since all readers get the same. */
function longText(start: string, piece: string, end: string): (size: number) => string {
  const make = (size: number) => start + piece.repeat(Math.ceil(size / piece.length)) + end;
  let kept: string | undefined;
  return (size) => (size === glance ? (kept ??= make(size)) : make(size));
}

const textsOf = (all: readonly string[]) =>
  new Map(
    all.flatMap((piece) =>
      starts.flatMap((start) =>
        ends.map((end) => [JSON.stringify(`${start}${piece}…${end}`), longText(start, piece, end)] as const),
      ),
    ),
  );

const common = textsOf(pieces);

/** Long texts of each block; `own` adds more. */
export const longTexts = (own: readonly string[] = []): ReadonlyMap<string, (size: number) => string> =>
  own.length === 0 ? common : new Map([...common, ...textsOf(own)]);

/** Hostile markup, each piece repeated. */
export const hostileMarkup: Readonly<Record<string, (times: number) => string>> = {
  'unclosed scripts': (times) => '<script>'.repeat(times),
  'a script with many half ends': (times) => `<script>${'</script'.repeat(times)}`,
  'scripts left open in their tag': (times) => '<script '.repeat(times),
  'ends of scripts': (times) => '</script '.repeat(times),
  'unclosed comments': (times) => '<!--'.repeat(times),
  'comments that nearly end': (times) => `<!--${'--!'.repeat(times)}`,
  'instructions left open': (times) => '<!'.repeat(times),
  'signs that are no tags': (times) => '<'.repeat(times),
  'tags left open': (times) => '<p a '.repeat(times),
  'values left open': (times) => `<p ${'a="'.repeat(times)}`,
  'values in the other quotes': (times) => `<p a='"`.repeat(times),
  'a name and many blanks': (times) => `<p a${' '.repeat(times)}b`,
  'many equal signs': (times) => `<p ${'= '.repeat(times)}>a`,
  'many slashes': (times) => `<p ${'/'.repeat(times)}=a>b`,
  'many attributes': (times) =>
    `<p ${Array.from({ length: times }, (_, place) => `a${place}=${place}`).join(' ')}>a</p>`,
  'many styles': (times) => `<p style="${'margin: 1px ;'.repeat(times)}">a</p>`,
  'a long style of a mark': (times) => `<font style="color:${'x'.repeat(times)}">${'<p>a'.repeat(times)}`,
  'a long class': (times) => `<p class="${'align- '.repeat(times)}">a</p>`,
  'a picture that is none': (times) => `<img src="data:image/png;base64,${'A '.repeat(times)}!">`,
  'many entities': (times) => '&amp;&#60;&nbsp'.repeat(times),
  'a long word': (times) => `<p>${'a'.repeat(times)}</p>`,
  'many words without markup': (times) => '&a&b; '.repeat(times),
  'lines without markup': (times) => '\n'.repeat(times),
  'table rows left open': (times) => `<table>${'<tr><td>a'.repeat(times)}`,
  'text beside cells': (times) => `<table>${'a<tr>'.repeat(times)}`,
  'nested tables': (times) => '<table><tr><td>a'.repeat(times),
  'ends without a start': (times) => '</p></table></b></li>'.repeat(times),
  'marks across lines': (times) => '<p><b><i>a</p><p>b</b>c</i></p>'.repeat(times),
  'marks of every kind left open': (times) =>
    Array.from({ length: times }, (_, place) => `<p><font style="margin-left:${place}px">a`).join(''),
  'marks left open around tables': (times) =>
    `<div>${Array.from({ length: times }, (_, place) => `<font style="margin:${place}px"><table><td>a</font></td></table>`).join('')}</div>${'<p>b'.repeat(times)}`,
  'lists of Word': (times) =>
    `<p style="mso-list:l0 level2"><span style="mso-list:Ignore">1.</span>a</p>`.repeat(times),
  'page breaks': (times) =>
    '<p style="page-break-before:always">a<br style="page-break-before:always">'.repeat(times),
};
