import type { SheetNode } from '@/formats/print';
import { plural } from '@/formats/text';
import {
  envelopeSheet,
  labelGrids,
  labelSheet,
  letterSheet,
  perSheet,
  type EnvelopeName,
  type LabelName,
} from './paper';
import type { Addressee } from './addressee';
import { fillLetter, valuesOf, type Letter } from './letterTokens';
import type { LocalDate } from '@/formats/dates';

/** The kind of print. */
export type Kind = 'letter' | 'envelope' | 'label';

export interface Paper {
  kind: Kind;
  envelope: EnvelopeName;
  grid: LabelName;
}

const words: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  letter: ['carta', 'cartas'],
  envelope: ['envelope', 'envelopes'],
  label: ['etiqueta', 'etiquetas'],
};

/** `1.240 cartas`. */
export const countOf = (kind: Kind, count: number) => plural(count, ...words[kind]);

/** Items per sheet. */
export const onSheet = ({ kind, grid }: Paper) => (kind === 'label' ? perSheet(labelGrids[grid]) : 1);

/** Identifies the paper to which a print status belongs. */
export const paperKey = ({ kind, envelope, grid }: Paper) =>
  kind === 'letter' ? kind : kind === 'envelope' ? envelope : grid;

interface Printed {
  paper: Paper;
  addressees: readonly Addressee[];
  letter: Letter;
  day: LocalDate;
  /** For letters, with the letterhead of each. */
  look: { textStyle: string; margin: string; head: SheetNode['content'] };
}

/** A lot as a printable sheet. */
export function sheetOf({ paper, addressees, letter, day, look }: Printed) {
  if (paper.kind === 'envelope') return envelopeSheet(addressees, paper.envelope);
  if (paper.kind === 'label') return labelSheet(addressees, paper.grid);
  return letterSheet(
    addressees.map((one) => [...look.head, ...fillLetter(letter, valuesOf(one, day))]),
    look,
  );
}

/** What one per address saves: `3 cartas`, `40 etiquetas (1 folha)`; '' for nothing. */
export function savedText(paper: Paper, alone: number, together: number): string {
  const saved = alone - together;
  if (saved <= 0) return '';
  const sheetsOf = (count: number) => Math.ceil(count / onSheet(paper));
  const sheets = sheetsOf(alone) - sheetsOf(together);
  const count = countOf(paper.kind, saved);
  if (paper.kind !== 'label' || sheets === 0) return count;
  return `${count} (${plural(sheets, 'folha', 'folhas')})`;
}
