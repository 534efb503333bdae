import type { LocalDate } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import { labelOfField, type FieldKey } from '../columns/fields';
import type { DateOrder } from './dateOrder';
import type { Answers, FaultChoice, Findings } from './findings';
import { cutWords } from './names';

/** Options for reading the cells of all rows. */
export interface RowOptions {
  /** Area code of local numbers; '' for none. */
  areaCode: string;
  today: LocalDate;
  answers?: Answers;
  /** By kind of fault; missing: 'note'. */
  faultChoice?: Readonly<Record<string, FaultChoice>>;
  /** Order of day and month in birth dates; missing: day first. */
  dateOrder?: DateOrder;
  /** Whether most names have the surname first. */
  areTurned?: boolean;
  /** The headings, if the sheet has any: a note contains its column's heading. */
  headings?: readonly string[];
}

/** Context from which the fields of one row are read. */
export interface RowInHand {
  options: RowOptions;
  findings: Findings;
  /** Non-blank cells of one field, in the order of the columns. */
  all: (key: FieldKey) => string[];
  one: (key: FieldKey) => string;
}

/** Notes how a field's value was handled. */
export const say = ({ findings }: RowInHand, key: FieldKey, text: string) =>
  void findings.says.push(`${labelOfField(key)}: ${text}`);

const breaks = /[\n\r\v\f\u0085\u2028\u2029]/;

/** A cell as a single line, as most are. */
export const lineOf = (text: string): string => (breaks.test(text) ? oneLine(text) : text.trim());

/** A text within the limit; a longer one is cut at a word and kept in full in the notes. */
export function fitting(hand: RowInHand, key: FieldKey, most: number, text: string): string {
  const line = lineOf(text);
  if (line.length <= most) return line;
  say(hand, key, `passa de ${most} letras (tem ${line.length}): entra cortado, e inteiro nas observações.`);
  hand.findings.notes.push(`${labelOfField(key)}: ${line}`);
  return cutWords(line, most);
}
