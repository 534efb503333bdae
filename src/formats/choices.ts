/* A fixed list, declared once, serves fields, badges, replies (`choiceIn`) and filters (`choiceFilter`). */

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type ChoiceValue = number | string | boolean;

export interface Choice<Value extends ChoiceValue = ChoiceValue> {
  value: Value;
  label: string;
  detail?: string;
  tone?: Tone | `#${string}`;
  /** Badge and dot colour, `#RRGGBB`. */
  color?: string;
}

/** Also values the list does not have. */
export type AnyLike<Value extends ChoiceValue> = Value extends number
  ? number
  : Value extends string
    ? string
    : boolean;

/** Declares a list; infers its values' type. */
export const choices = <const Value extends ChoiceValue>(list: readonly Choice<Value>[]) => list;

/** A list whose values are positions from 1. */
export const numbered = (...labels: string[]): readonly Choice<number>[] =>
  labels.map((label, index) => ({ value: index + 1, label }));

/** The choice of a value, if listed. */
export const choiceOf = <Listed extends Choice>(list: readonly Listed[], value: ChoiceValue | null) =>
  list.find((choice) => choice.value === value);

/** A value's label; '' if not listed. */
export const labelOf = (list: readonly Choice[], value: ChoiceValue | null): string =>
  choiceOf(list, value)?.label ?? '';

export const yesOrNo = choices([
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
]);
