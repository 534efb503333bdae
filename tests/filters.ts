import { within } from '@testing-library/react';
import type { Queries } from './panels';
import { choose, fill, type User } from './typing';

/** What a filter is given: a text, one of its radio buttons, or an option; of a look-up, what is typed to find it. */
type Given =
  | string
  | { radio: string }
  | { option: string | RegExp; typed?: string }
  | { options: string[]; typed?: true };

/** A filter: its label, what it is given, what the search then asks for, and its chip, if it has one. */
export type TestedFilter = [
  label: string,
  given: Given,
  query: Record<string, string | string[]>,
  chip?: string,
];

/** A filter that offers records: one of them is chosen, and sent by its number. */
export const choiceOf = (
  label: string,
  { id, name }: { id: number; name: string },
  wire: string,
  chip = label,
): TestedFilter => [label, { option: name }, { [wire]: String(id) }, `${chip}: ${name}`];

/** A filter that looks a record up by what is typed. */
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

/** Gives a filter of the open panel what it is to be given. */
export async function giveFilter(user: User, panel: Queries, [label, given]: TestedFilter) {
  if (typeof given === 'string') return fill(user, panel.getByLabelText(label), given);
  if ('radio' in given) {
    const group = within(panel.getByRole('radiogroup', { name: label }));
    return user.click(group.getByRole('radio', { name: given.radio }));
  }
  const field = panel.getByRole('combobox', { name: label });
  if ('option' in given) return choose(user, field, given.option, given.typed);
  for (const option of given.options) {
    await choose(user, field, option, given.typed && option);
    // The list stays open for more.
    await user.keyboard('{Escape}');
  }
}
