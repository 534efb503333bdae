/* Elements whose text is read differently: line breaks are kept (`pre`, `white-space`), or a symbol font is used. */

const whiteSpace = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*(pre|break|preserve)?/i;
const font = /(?:^|;)\s*font(?:-family)?\s*:\s*["']?(symbol|wingdings)?/i;

/** Letters of symbol fonts, each followed by the symbol that it is rendered as. */
const drawn = '·•o☐¨☐q❑n■l●§▪ü✓û✗þ☑ý☒x☒Ø➢v❖è➔à→';

/** Word also maps these letters to U+F020 and above. */
const letterOf = (sign: string) =>
  /[\uf020-\uf0ff]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 0xf000) : sign;

const maxOpen = 50;

/** Tabs and runs of spaces as every reader of HTML shows them: otherwise they become one space. */
export const keptSpaces = (text: string) =>
  text.replace(/\t+| {2,}/g, (run) => '\u00a0'.repeat(run.length * (run[0] === '\t' ? 4 : 1) - 1) + ' ');

export function ownTexts() {
  /** Each with the count of open elements of its name, including itself. */
  const all: { tag: string; open: number; keepsLines: boolean; isDrawn: boolean }[] = [];
  return {
    start(tag: string, style: string, isPasted: boolean) {
      const last = all.at(-1);
      const { keepsLines: kept = false, isDrawn: was = false } = last ?? {};
      const space = whiteSpace.exec(style);
      const family = isPasted ? font.exec(style) : null;
      const keepsLines = space ? space[1] !== undefined : tag === 'pre' || kept;
      const isDrawn = family ? family[1] !== undefined : was;
      if ((keepsLines !== kept || isDrawn !== was) && all.length < maxOpen)
        all.push({ tag, open: 1, keepsLines, isDrawn });
      else if (last?.tag === tag) last.open += 1;
    },
    end(tag: string) {
      const last = all.at(-1);
      if (last?.tag === tag && (last.open -= 1) === 0) all.pop();
    },
    keepsLines: () => all.at(-1)?.keepsLines === true,
    /** A text as rendered: with its spaces where they are kept, a symbol if it is one letter in a symbol font. */
    seen(given: string) {
      const text = all.at(-1)?.keepsLines && given.trim() ? keptSpaces(given) : given;
      const sign = all.at(-1)?.isDrawn ? text.trim() : '';
      const at = sign.length === 1 ? drawn.indexOf(letterOf(sign)) : -1;
      return at >= 0 && at % 2 === 0 ? text.replace(sign, drawn.charAt(at + 1)) : text;
    },
  };
}
