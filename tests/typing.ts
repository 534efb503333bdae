import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { renderRoute } from './renderRoute';

export type User = ReturnType<typeof renderRoute>['user'];

/** A field or radio group by name. */
export function fieldNamed(name: string): HTMLElement {
  for (const role of ['textbox', 'combobox', 'radiogroup']) {
    const [field] = screen.queryAllByRole(role, { name });
    if (field) return field;
  }
  throw new Error(`There is no field ${name}.`);
}

/** Pastes: typing each letter is too slow. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Chooses an option; `typed` is a lookup's text. */
export async function choose(user: User, field: HTMLElement, option: string | RegExp, typed = '') {
  await user.click(field);
  if (typed) await user.paste(typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Presses twice in one place with the same timestamp, so that no machine is too slow for a double click. */
export async function pressTwice(user: User, target: Element) {
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  await user.pointer({ target, keys: '[MouseLeft][MouseLeft]', coords: { clientX: 9, clientY: 9 } });
  time.mockRestore();
}

/** Presses a button once it exists and is not blocked; to press a blocked one, use click. */
export async function press(user: User, name: string | RegExp) {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name });
    if (found.getAttribute('aria-disabled') === 'true') throw new Error(`The button ${name} is blocked.`);
    return found;
  });
  await user.click(button);
}

export const follow = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }));

export function expectFields(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) expect(fieldNamed(name)).toHaveValue(value);
}
