import { Fragment, Slice, type Node } from 'prosemirror-model';
import { firstWords, plural } from '@/formats/text';
import { joinBrokenLines } from '../markup/brokenLines';
import { cleanPasteSteps } from '../markup/cleanHtml';
import { leaveOut, nothingLeft, pastedWithout } from '../markup/leftOut';
import { maxCharacters } from '../markup/nesting';
import { seenLetters } from '../markup/seenOnly';
import { atOnce, share, type Steps } from '../markup/steps';
import { clipOf, type Clip } from './clip';
import { pieceSteps } from './pieces';
import { schema } from './schema';
import { inStretches } from './stretches';

/** Pasted content, and the messages about it. */
export interface PastedPiece {
  slice: Slice | null;
  /** Messages about what was left out or changed. */
  says: string[];
  /** Why content was cut. */
  failure?: string | undefined;
}

const lastWords = (content: globalThis.Node) => {
  const text = (content.textContent ?? '').trimEnd().slice(-48);
  return text.slice(text.indexOf(' ') + 1);
};

/** Firefox copies a PDF page as one box per fragment of a line. */
const isPdfPage = (html: string) => /<br role="presentation"/i.test(html.slice(0, 20_000));

function* pieceOfHtml(html: string, room: number): Steps<PastedPiece> {
  const { content, left, isOver } = yield* share(0, 0.7, cleanPasteSteps(html, room));
  const words = lastWords(content);
  const failure = words
    ? `O que você colou não coube inteiro: entrou até “${words}”.`
    : 'O que você colou não entrou: o texto chegou ao tamanho máximo.';
  return {
    slice: yield* share(0.7, 1, pieceSteps(content)),
    says: [pastedWithout(left)].filter(Boolean),
    failure: isOver ? failure : undefined,
  };
}

function pieceOfText(given: string, isAsIs: boolean, room: number): PastedPiece {
  const text = seenLetters(given).slice(0, Math.max(0, room));
  const { lines, joined } = isAsIs ? { lines: text.split(/\r\n?|\n/), joined: 0 } : joinBrokenLines(text);
  // In plain text, an empty line separates paragraphs.
  const paragraphs = lines.filter((line, place) => line !== '' || lines.length === 1 || place === 0);
  const nodes = paragraphs.map((line) => schema.node('paragraph', null, line ? schema.text(line) : []));
  return {
    slice: Slice.maxOpen(Fragment.from(inStretches(nodes))),
    says:
      joined > 0
        ? [
            `${plural(joined, 'linha quebrada foi unida', 'linhas quebradas foram unidas')}, como em um PDF. Ctrl + Shift + V cola como estava.`,
          ]
        : [],
    failure:
      given.length > room
        ? `O que você colou não coube inteiro: entrou até “${firstWords(text.slice(-40), 40)}”.`
        : undefined,
  };
}

/** Characters that still fit, counting those of a replaced range as free. */
export const roomIn = (text: Node, replaced: number) =>
  Math.max(0, maxCharacters - text.content.size + replaced);

/**
 * Parses a clip, in steps.
 * @param isPlain without formatting, and with lines unchanged
 */
export function* readClip(
  { html, text, pictures }: Clip,
  isPlain: boolean,
  room: number,
): Steps<PastedPiece | null> {
  if (html && !isPlain && !(text && isPdfPage(html))) return yield* pieceOfHtml(html, room);
  if (text) return pieceOfText(text, isPlain, room);
  if (pictures === 0) return null;
  const left = nothingLeft();
  leaveOut(left, 'pictures', pictures);
  return { slice: null, says: [pastedWithout(left)] };
}

/** Parses a clip synchronously. */
export const pastedPiece = (data: DataTransfer, isPlain: boolean, room: number): PastedPiece | null =>
  atOnce(readClip(clipOf(data), isPlain, room));
