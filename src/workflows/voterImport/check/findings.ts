import { labelOfField, type FieldKey } from '../columns/fields';

/** What is wrong in one field of a row; unless it is the name, the row can come in without the field. */
export interface CellFault {
  field: FieldKey;
  /** Such as `cpf`, `date` or `phone-ddd`: what is chosen for all faults of one kind. */
  kind: string;
  /** The cell. */
  raw: string;
  /** In words, beginning with the field's label. */
  why: string;
  /** The value goes to the notes, unless the row stays out. */
  isNoted: boolean;
}

/** A word of the sheet that is no choice of the product: asked about once for all rows. */
export interface AskedWord {
  about:
    | ('genre' | 'maritalStatus' | 'voteStatus' | 'allows' | 'areaCode' | 'shortYear')
    | ('surnameFirst' | 'ninthDigit' | 'dateOrder');
  /** By which it is answered, the same for each writing of it. */
  key: string;
  /** As the sheet has it. */
  word: string;
}

/** What was answered for each asked word, by its key. */
export type Answers = {
  readonly [About in AskedWord['about']]?: Readonly<Record<string, number | string | boolean>>;
};

/** What becomes of the value of a fault: the row comes in without it, which goes to its notes, or stays out. */
export type FaultChoice = 'note' | 'aside';

/** The start of a cell, for a sentence. */
export const shown = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

/** What is found in the cells of one row, besides its values. */
export function createFindings(faultChoice: Readonly<Record<string, FaultChoice>> = {}) {
  const refused: string[] = [];
  const faults: CellFault[] = [];
  const says: string[] = [];
  const asked: AskedWord[] = [];
  /** What goes to the notes, each a line. */
  const notes: string[] = [];
  return {
    refused,
    faults,
    says,
    asked,
    notes,
    /** A cell that cannot be read. */
    fault(field: FieldKey, kind: string, raw: string, text: string, { isNoted = true } = {}) {
      const why = `${labelOfField(field)}: ${text}`;
      faults.push({ field, kind, raw, why, isNoted });
      if (faultChoice[kind] === 'aside') refused.push(why);
      else if (isNoted) notes.push(`${labelOfField(field)} na planilha: ${raw}`);
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;
