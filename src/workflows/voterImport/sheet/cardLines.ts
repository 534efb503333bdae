import { decodeLegacy } from './legacyEncodings';

/** One property of a vCard: `TEL;TYPE=CELL:+55…`. */
export interface CardLine {
  /** In capitals, without its group. */
  name: string;
  /** `ITEM1` of `item1.TEL`, which its label has too; '' for none. */
  group: string;
  /** In capitals, each as `KEY=VALUE`, or a value only as in 2.1. */
  parameters: string[];
  value: string;
}

const equals = '='.charCodeAt(0);

/** The value of a hexadecimal digit, given as a byte; NaN for anything else. */
const hexDigit = (byte = 0) => Number.parseInt(String.fromCharCode(byte), 16);

/** Decodes quoted-printable bytes such as `=C3=A3`, in the given character set. */
function readQuoted(text: string, parameters: readonly string[]): string {
  const written = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    let byte = written[at] ?? 0;
    const meant = byte === equals ? 16 * hexDigit(written[at + 1]) + hexDigit(written[at + 2]) : Number.NaN;
    if (!Number.isNaN(meant)) {
      byte = meant;
      at += 2;
    }
    // The result is never longer than the input.
    written[length++] = byte;
  }
  const read = written.subarray(0, length);
  const said = parameters.find((one) => one.startsWith('CHARSET='))?.slice(8) ?? 'UTF-8';
  if (/^UTF-?8$/.test(said)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(read);
    } catch {
      // Phones declare UTF-8 whatever they write.
    }
  }
  return decodeLegacy(read, 'Windows-1252');
}

/** Index of the value: after the first colon outside quotes. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

const isQuotedPrintable = (head: string) => /ENCODING=QUOTED-PRINTABLE|;QUOTED-PRINTABLE/i.test(head);

/** The lines of a text, with continuation lines joined: those after a leading space, or in 2.1 after a trailing '='. */
function wholeLines(text: string): string[] {
  const lines: string[][] = [];
  let goesOn = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    if (last && goesOn) last.push(line);
    else if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else lines.push([line]);
    const current = lines.at(-1) ?? [];
    goesOn = line.endsWith('=') && isQuotedPrintable((current[0] ?? '').slice(0, 300));
    if (goesOn) current[current.length - 1] = (current.at(-1) ?? '').slice(0, -1);
  }
  return lines.map((parts) => parts.join(''));
}

/** The properties of a vCard file, of any version. */
export function readCardLines(text: string): CardLine[] {
  return wholeLines(text).flatMap((line) => {
    const colon = valueStart(line);
    if (colon <= 0) return [];
    const [named = '', ...parameters] = line
      .slice(0, Math.min(colon, 1_000))
      .toUpperCase()
      .split(';')
      .map((part) => part.trim());
    const value = line.slice(colon + 1);
    const dot = named.lastIndexOf('.');
    return [
      {
        name: named.slice(dot + 1),
        group: named.slice(0, Math.max(0, dot)),
        parameters,
        value: isQuotedPrintable(line.slice(0, Math.min(colon, 1_000)))
          ? readQuoted(value, parameters)
          : value,
      },
    ];
  });
}

/** The parts of a value between unescaped delimiters, unescaped. */
export function partsOf(value: string, sign: ';' | ','): string[] {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\[^]|[^\\;,]+|[^]/g)) {
    if (piece === sign) parts.push('');
    else parts[parts.length - 1] += piece.length > 1 && piece.startsWith('\\') ? unescaped(piece) : piece;
  }
  return parts.map((part) => part.trim());
}

const unescaped = (piece: string) => (/^\\n$/i.test(piece) ? '\n' : piece.slice(1));

/** A value as text. */
export const textOf = (value: string): string => value.replace(/\\[^]/g, (piece) => unescaped(piece)).trim();
