import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { panel } from './panels';
import type { User } from './typing';

/* What the tests of every list screen ask for. */

export const heading = () => screen.getByRole('heading', { level: 1 });

export const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

const menuLabel = (reference: string | number) => `Ações de ${reference}`;

/** The references of the rows on show, in order. */
export async function references() {
  const buttons = within(await screen.findByRole('table')).getAllByLabelText(/^Ações de /);
  return buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(menuLabel(''), ''));
}

/** The number in a reference. */
export const idOf = (reference: string) => Number(/\d+/.exec(reference)?.[0]);

/** The row of a record, once the list shows it. */
export async function rowOf(reference: string) {
  return (await screen.findByLabelText(menuLabel(reference))).closest('tr') as HTMLElement;
}

/** What opens the record of a row, where the row's focus stands. */
export const openerIn = (row: HTMLElement) => row.querySelector<HTMLElement>('a.open') as HTMLElement;

export async function openMenu(user: User, reference: string) {
  await user.click(await screen.findByLabelText(menuLabel(reference)));
}

export async function chooseInMenu(user: User, reference: string, item: string) {
  await openMenu(user, reference);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The filter panel, opened by its button in the header. */
export async function filterPanel(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Filtrar / }));
  return panel('Filtrar');
}

/** The filters in force, and the button that clears them all. */
export const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem');

/** The value beside a label of the details. */
export const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

/** Each value beside its label. */
export function expectValues(values: Record<string, string | undefined>) {
  for (const [label, value = 'a value'] of Object.entries(values))
    expect(valueOf(label)).toHaveTextContent(value);
}
