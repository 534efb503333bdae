import { within } from '@testing-library/react';
import type { Queries } from './panels';
import { choose, fill, type User } from './typing';

/** A filter's value: text, radio or option; `typed` is the lookup text. */
type Given =
  | string
  | { radio: string }
  | { option: string | RegExp; typed?: string }
  | { options: string[]; typed?: true };

/** Label, value, resulting query and chip, if any. */
export type TestedFilter = [
  label: string,
  given: Given,
  query: Record<string, string | string[]>,
  chip?: string,
];

/** A filter by record, sent as its id. */
export const choiceOf = (
  label: string,
  { id, name }: { id: number; name: string },
  wire: string,
  chip = label,
): TestedFilter => [label, { option: name }, { [wire]: String(id) }, `${chip}: ${name}`];

/** A filter with a lookup. */
export const foundOf = (
  label: string,
  { id, name }: { id: number; name: string },
  wire: string,
  typed = name.slice(0, 8),
): TestedFilter => [
  label,
  { option: new RegExp(`^${name}`), typed },
  { [wire]: String(id) },
  `${label}: ${name}`,
];

export async function giveFilter(user: User, panel: Queries, [label, given]: TestedFilter) {
  if (typeof given === 'string') return fill(user, await panel.findByLabelText(label), given);
  if ('radio' in given) {
    const group = within(await panel.findByRole('radiogroup', { name: label }));
    return user.click(group.getByRole('radio', { name: given.radio }));
  }
  const field = await panel.findByRole('combobox', { name: label });
  if ('option' in given) return choose(user, field, given.option, given.typed);
  for (const option of given.options) {
    await choose(user, field, option, given.typed && option);
    // The list stays open for more.
    await user.keyboard('{Escape}');
  }
}
