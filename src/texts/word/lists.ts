import { AlignmentType, LevelFormat, type INumberingOptions } from 'docx';
import type { SheetNode } from '@/formats/print';
import {
  bulletAt,
  isBulletKind,
  isNumberKind,
  signOf,
  type BulletKind,
  type NumberKind,
} from '../markup/listSigns';
import { step } from './looks';

/* Lists by Word's numbering: each has its own, to start at its own number. */

const formats: Readonly<Record<NumberKind, (typeof LevelFormat)[keyof typeof LevelFormat]>> = {
  1: LevelFormat.DECIMAL,
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
};
const bullets: Readonly<Record<BulletKind, string>> = { disc: '•', circle: '◦', square: '▪' };

/** Space for the marker before its line. */
export const hanging = 400;
const deepest = 8;

/** Markers of a list's items: numbered by Word, or typed. */
export type Signs = { reference: string; level: number } | { signs: readonly string[] };

const isItem = (node: SheetNode | string): node is SheetNode => typeof node !== 'string' && node.tag === 'li';
export const itemsOf = ({ content }: SheetNode): SheetNode[] => content.filter(isItem);

/** All lists of a file. */
export function createNumbering() {
  const config: INumberingOptions['config'][number][] = [];
  const add = (
    depth: number,
    format: (typeof LevelFormat)[keyof typeof LevelFormat],
    text: string,
    start: number,
  ) => {
    const level = Math.min(depth, deepest);
    const reference = `lista-${config.length + 1}`;
    // Word requires the levels above to be defined.
    const levels = Array.from({ length: level + 1 }, (_, at) => ({
      ...{ level: at, format, start, alignment: AlignmentType.LEFT },
      text: text.replace('%', `%${at + 1}`),
      style: { paragraph: { indent: { left: (at + 1) * step, hanging } } },
    }));
    config.push({ reference, levels });
    return { reference, level };
  };
  return {
    config,
    signsOf(list: SheetNode, depth: number): Signs {
      const { type = '', start: written, reversed } = list.attributes ?? {};
      if (list.tag === 'ul')
        return add(depth, LevelFormat.BULLET, bullets[isBulletKind(type) ? type : bulletAt(depth)], 1);
      const kind = isNumberKind(type) ? type : '1';
      const count = itemsOf(list).length;
      const number = Math.trunc(Number(written));
      const start =
        written !== undefined && Number.isFinite(number) ? number : reversed === undefined ? 1 : count;
      const last = reversed === undefined ? start + count - 1 : start - count + 1;
      // Word numbers neither downwards nor below 0, and continues differently after z.
      const isTyped = reversed !== undefined || start < 0 || (/a/i.test(kind) && last > 26);
      if (!isTyped) return add(depth, formats[kind], '%.', start);
      const next = reversed === undefined ? 1 : -1;
      return { signs: itemsOf(list).map((_, at) => signOf(kind, start + at * next)) };
    },
  };
}

export type Numbering = ReturnType<typeof createNumbering>;
