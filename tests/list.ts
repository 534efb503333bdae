import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { allSignposts } from '@/ui/signposts';
import { panel } from './panels';
import type { User } from './typing';

export const heading = () => screen.getByRole('heading', { level: 1 });

export const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

const menuLabel = (reference: string | number) => `Ações de ${reference}`;

/** References of the rows shown, in order. */
export async function references() {
  const buttons = within(await screen.findByRole('table')).getAllByLabelText(/^Ações de /);
  return buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(menuLabel(''), ''));
}

export const idOf = (reference: string) => Number(/\d+/.exec(reference)?.[0]);

export async function rowOf(reference: string) {
  return (await screen.findByLabelText(menuLabel(reference))).closest('tr') as HTMLElement;
}

/** The link that opens a row's record and takes its focus. */
export const openerIn = (row: HTMLElement) => row.querySelector<HTMLElement>('a.open') as HTMLElement;

/** Presses a shortcut that moves to an entry until one has focus: the shortcuts' code loads after the rows. */
export const keysHeard = (user: User, key = 'j') =>
  waitFor(async () => {
    await user.keyboard(key);
    expect(allSignposts('open')).toContain(document.activeElement);
  });

/** Waits for a list's shortcuts; focus is as before. */
export async function keysOfList(user: User) {
  await keysHeard(user, '{ArrowDown}');
  act(() => (document.activeElement as HTMLElement).blur());
}

export async function openMenu(user: User, reference: string) {
  await user.click(await screen.findByLabelText(menuLabel(reference)));
}

export async function chooseInMenu(user: User, reference: string, item: string) {
  await openMenu(user, reference);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

export async function filterPanel(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Filtrar / }));
  return panel('Filtrar');
}

export const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem');

export const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

export function expectValues(values: Record<string, string | undefined>) {
  for (const [label, value = 'a value'] of Object.entries(values))
    expect(valueOf(label)).toHaveTextContent(value);
}
