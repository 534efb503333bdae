/*
 * Elements whose words are not read as they stand: where line breaks are breaks (`pre`, `white-space`), and where a font of
 * pictures draws other signs than the letters.
 */

interface Own {
  tag: string;
  /** How many elements of its name are open in it, itself included. */
  open: number;
  keepsLines: boolean;
  isDrawn: boolean;
}

const whiteSpace = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*([a-z-]+)/i;
const font = /(?:^|;)\s*font(?:-family)?\s*:\s*([^;]*)/i;
const drawnFont = /^["']?(?:symbol|wingdings)/i;

/** What the letters of such fonts draw; others stay. */
const drawn: ReadonlyMap<string, string> = new Map(
  [...'·•o☐¨☐q❑n■l●§▪ü✓û✗þ☑ý☒x☒Ø➢v❖è➔à→®→Þ⇒³≥£≤¹≠'.matchAll(/(.)(.)/gu)].map(([, letter = '', sign = '']) => [
    letter,
    sign,
  ]),
);

/** Word puts some of these letters at a place of their own. */
const plainLetter = (letter: string) =>
  /[\uf021-\uf0ff]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0xf000) : letter;

const maxOpen = 50;

/** Follows the elements of a text. */
export function ownTexts() {
  const all: Own[] = [];
  return {
    start(tag: string, style: string, isPasted: boolean) {
      const last = all.at(-1);
      const [, said = ''] = whiteSpace.exec(style) ?? [];
      const keepsLines = said
        ? /^(?:pre|break|preserve)/i.test(said)
        : tag === 'pre' || last?.keepsLines === true;
      const [, family] = (isPasted && font.exec(style)) || [];
      const isDrawn = family === undefined ? last?.isDrawn === true : drawnFont.test(family);
      if (keepsLines === (last?.keepsLines ?? false) && isDrawn === (last?.isDrawn ?? false)) {
        if (last?.tag === tag) last.open += 1;
      } else if (all.length < maxOpen) all.push({ tag, open: 1, keepsLines, isDrawn });
    },
    end(tag: string) {
      const last = all.at(-1);
      if (last?.tag === tag && (last.open -= 1) === 0) all.pop();
    },
    keepsLines: () => all.at(-1)?.keepsLines === true,
    /** What is seen of a text, which is a sign alone where it is drawn. */
    seen(text: string) {
      const sign = all.at(-1)?.isDrawn ? text.trim() : '';
      return sign.length === 1 ? text.replace(sign, drawn.get(plainLetter(sign)) ?? sign) : text;
    },
  };
}
