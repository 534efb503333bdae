import type { ChoiceValue } from '@/formats/choices';
import { foldText } from '@/formats/text';

export type OptionValue = ChoiceValue;

export interface Option<T extends OptionValue = OptionValue> {
  value: T;
  label: string;
  detail?: string;
  disabled?: boolean;
  color?: string;
  /** Performs an action instead of being chosen; Tab does not select it. */
  isAction?: boolean;
}

/** Whether a form's value is a chosen option. */
export const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** Whether an option is among the chosen. */
export const isOneOf = (chosen: readonly Option[], option: Option) =>
  chosen.some(({ value }) => value === option.value);

const folded = new WeakMap<object, string>();

function foldedText(option: Option): string {
  let text = folded.get(option);
  if (text === undefined) {
    text = foldText(`${option.label} ${option.detail ?? ''}`);
    folded.set(option, text);
  }
  return text;
}

/** Options whose label or detail contains every typed word, ignoring accents and case. */
export function filterOptions<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => words.every((word) => foldedText(option).includes(word)));
}

/** Text of a closed field: the label of a single option, else the count. */
export function summarise(chosen: readonly Option[]): string {
  return chosen.length > 1 ? `${chosen.length} selecionado(s)` : (chosen[0]?.label ?? '');
}
