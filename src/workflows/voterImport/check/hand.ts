import type { LocalDate } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import { labelOfField, type FieldKey } from '../columns/fields';
import type { DateOrder } from './dateOrder';
import type { Answers, FaultChoice, Findings } from './findings';
import { cutWords } from './names';

/** How the cells of all rows are read. */
export interface RowOptions {
  /** Of local numbers; '' for none. */
  areaCode: string;
  today: LocalDate;
  answers?: Answers;
  /** Of each kind of fault; missing: 'note'. */
  faultChoice?: Readonly<Record<string, FaultChoice>>;
  /** In what order the birth dates are written; missing: the day first. */
  dateOrder?: DateOrder;
  /** Most names have the surname in front. */
  areTurned?: boolean;
  /** The headings, where the sheet has some: a note tells what its column is called. */
  headings?: readonly string[];
}

/** What the fields of one row are read from. */
export interface RowInHand {
  options: RowOptions;
  findings: Findings;
  /** What the cells of one field say, in the order of the columns; blank ones left out. */
  all: (key: FieldKey) => string[];
  one: (key: FieldKey) => string;
}

/** Says what was done with a value of a field. */
export const say = ({ findings }: RowInHand, key: FieldKey, text: string) =>
  void findings.says.push(`${labelOfField(key)}: ${text}`);

const breaks = /[\n\r\v\f\u0085\u2028\u2029]/;

/** A cell in one line, as most are. */
export const lineOf = (text: string): string => (breaks.test(text) ? oneLine(text) : text.trim());

/** A text that fits; a longer one is cut at a word and stands whole in the notes. */
export function fitting(hand: RowInHand, key: FieldKey, most: number, text: string): string {
  const line = lineOf(text);
  if (line.length <= most) return line;
  say(hand, key, `passa de ${most} letras (tem ${line.length}): entra cortado, e inteiro nas observações.`);
  hand.findings.notes.push(`${labelOfField(key)}: ${line}`);
  return cutWords(line, most);
}
