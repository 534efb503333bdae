import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe';

/** What every page outside the staff shell owes: one main landmark, one title of level 1, a name for the tab, no axe finding. */
export async function expectSoundPage(title: string | RegExp) {
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeViolations();
}

/** A link of each name, or with it in its name, leads there. */
export function expectLinks(links: Record<string, string>) {
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name: (given) => given.includes(name) })).toHaveAttribute('href', href);
}
