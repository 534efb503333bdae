import { labelOfField, type FieldKey } from '../columns/fields';

/** An invalid cell of a row; unless it is the name, the row can be imported without the field. */
export interface CellFault {
  field: FieldKey;
  /** Kind such as `cpf`, `date` or `phone-ddd`: a choice applies to all faults of one kind. */
  kind: string;
  /** Text of the cell. */
  raw: string;
  /** Message, beginning with the field's label. */
  why: string;
  /** Whether the value goes to the notes, unless the row is excluded. */
  isNoted: boolean;
}

/** A word of the sheet that matches none of a field's options: asked about once for all rows. */
export interface AskedWord {
  about:
    | ('genre' | 'maritalStatus' | 'voteStatus' | 'allows' | 'areaCode' | 'shortYear')
    | ('surnameFirst' | 'ninthDigit' | 'dateOrder');
  /** Key of its answer, the same for each spelling of it. */
  key: string;
  /** As in the sheet. */
  word: string;
}

/** Answers for asked words, by key. */
export type Answers = {
  readonly [About in AskedWord['about']]?: Readonly<Record<string, number | string | boolean>>;
};

/** Handling of a fault's value: the row is imported with the value in its notes, or excluded. */
export type FaultChoice = 'note' | 'aside';

/** The beginning of a cell, for a sentence. */
export const shown = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

/** Collects the findings in the cells of one row, besides its values. */
export function createFindings(faultChoice: Readonly<Record<string, FaultChoice>> = {}) {
  const refused: string[] = [];
  const faults: CellFault[] = [];
  const says: string[] = [];
  const asked: AskedWord[] = [];
  /** Lines for the notes. */
  const notes: string[] = [];
  return {
    refused,
    faults,
    says,
    asked,
    notes,
    /** Adds an unreadable cell. */
    fault(field: FieldKey, kind: string, raw: string, text: string, { isNoted = true } = {}) {
      const why = `${labelOfField(field)}: ${text}`;
      faults.push({ field, kind, raw, why, isNoted });
      if (faultChoice[kind] === 'aside') refused.push(why);
      else if (isNoted) notes.push(`${labelOfField(field)} na planilha: ${raw}`);
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;
