import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe';

/** Requirements of pages outside the staff shell: one main landmark, one h1, a title, no axe findings. */
export async function expectSoundPage(title: string | RegExp) {
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeViolations();
}

/** Matches links whose name contains these. */
export function expectLinks(links: Record<string, string>) {
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name: (given) => given.includes(name) })).toHaveAttribute('href', href);
}
