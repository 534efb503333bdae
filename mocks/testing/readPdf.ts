import { inflateSync } from 'node:zlib';

interface PlacedText {
  text: string;
  /** Points from the left. */
  x: number;
  /** Baseline, points from the top. */
  y: number;
}

interface ReadPdf {
  /** Page width and height in points. */
  size: [number, number];
  title: string;
  pages: PlacedText[][];
}

/**
 * Reads the texts and positions of the demo API's PDFs; not a general PDF reader.
 * @throws Error for anything else
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('This is no PDF');
  const objects = new Map<string, string>();
  for (const [, id = '', content = ''] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    objects.set(id, content);
  }
  const follow = (from: string, name: string) => {
    const [, id = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(from) ?? [];
    const found = objects.get(id);
    if (found === undefined) throw new Error(`The PDF has no ${name}`);
    return found;
  };

  const trailer = file.slice(file.lastIndexOf('trailer'));
  const pageTree = follow(follow(trailer, 'Root'), 'Pages');
  const [, kids = ''] = /\/Kids \[(.*?)\]/.exec(pageTree) ?? [];
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages[0] ?? '') ?? [];
  const [, title = ''] = /^\((.*)\)$/s.exec(follow(follow(trailer, 'Info'), 'Title')) ?? [];
  return {
    size: [Number(width), Number(height)],
    title,
    pages: pages.map((page) => textsOf(follow(page, 'Contents'), Number(height))),
  };
}

function textsOf(stream: string, pageHeight: number): PlacedText[] {
  const [, packed = ''] = /stream\n([\s\S]*)\nendstream$/.exec(stream) ?? [];
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  return [...content.matchAll(/BT\n1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n.*?\n\[(.*?)\] TJ/gs)].map(
    ([, x, y, pieces = '']) => ({
      text: [...pieces.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => fromWinAnsi(Buffer.from(hex, 'hex').toString('latin1')))
        .join(''),
      x: Number(x),
      y: pageHeight - Number(y),
    }),
  );
}

/** WinAnsi beyond Latin-1; some Node versions treat `windows-1252` as Latin-1. */
const winAnsiLetters: Readonly<Record<string, string>> = {
  '\x80': '€',
  '\x85': '…',
  '\x91': '‘',
  '\x92': '’',
  '\x93': '“',
  '\x94': '”',
  '\x95': '•',
  '\x96': '–',
  '\x97': '—',
};

const fromWinAnsi = (text: string) =>
  text.replace(/[\x80-\x9f]/g, (letter) => winAnsiLetters[letter] ?? letter);
