import { foldText } from '@/formats/text';

export type OptionValue = string | number | boolean;

/** One thing that can be chosen. */
export interface Option<T extends OptionValue = OptionValue> {
  value: T;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
  /** A dot of this colour before the label (a CSS colour that comes from data). */
  color?: string;
}

/** Yes or no. */
export const yesOrNo: readonly Option<boolean>[] = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

const folded = new WeakMap<object, string>();

function foldedText(option: Option): string {
  let text = folded.get(option);
  if (text === undefined) {
    text = foldText(`${option.label} ${option.detail ?? ''}`);
    folded.set(option, text);
  }
  return text;
}

/** The options that hold every typed word in label or detail, blind to accents and case. */
export function filterOptions<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => words.every((word) => foldedText(option).includes(word)));
}

/** What a closed field says of several chosen options: the label of a single one, else how many. */
export function summarise(chosen: readonly Option[]): string {
  return chosen.length > 1 ? `${chosen.length} selecionado(s)` : (chosen[0]?.label ?? '');
}
