import { expect } from 'vitest';

/** CPU milliseconds of this process, whatever else runs. */
function workOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Below this, far more than linear work takes, nothing is judged. */
const floor = 300;
/** Work of four times the input over work of once: 4 when linear, 16 when quadratic; 2.5 for each doubling. */
const growthOfFour = 2.5 ** 2;
/** Collecting garbage adds to single runs, so the best of several counts; quadratic work stays above in all. */
const rounds = 6;

/** Fails when doubling the input takes over 2.5 times the work, measured from `size / 2` to `2 * size`. */
export function expectLinear(run: (text: string) => unknown, textOf: (size: number) => string, size: number) {
  const [small, large] = [textOf(size / 2), textOf(2 * size)];
  let [short, long] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    long = Math.min(
      long,
      workOf(() => run(large)),
    );
    if (long < floor) return;
    short = Math.min(
      short,
      workOf(() => run(small)),
    );
    if (long / short < growthOfFour) return;
  }
  expect.fail(`${textOf(1).slice(0, 40)}…: ${short} ms, four times of it ${long} ms`);
}

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
