import type { queries } from '@testing-library/react';
import { screen, waitFor, within, type BoundFunctions } from '@testing-library/react';
import { expectNoAxeViolations } from './axe';

export type Queries = BoundFunctions<typeof queries>;

type AnyQuery = (...args: unknown[]) => unknown;

/**
 * Queries inside the open panel. Each finds the dialog again: a panel may be replaced, such as after loading.
 */
function inPanel(name: string | RegExp): Queries {
  const ask = (query: string, args: unknown[]) => {
    const found = within(screen.getByRole('dialog', { name })) as unknown as Record<string, AnyQuery>;
    return found[query]?.(...args);
  };
  return new Proxy({} as Queries, {
    get: (_, query: string) => {
      // `await panel(…)` checks whether this is a promise.
      if (query === 'then') return undefined;
      if (!query.startsWith('find')) return (...args: unknown[]) => ask(query, args);
      return (...args: unknown[]) => waitFor(() => ask(query.replace('find', 'get'), args));
    },
  });
}

export async function panel(name: string | RegExp): Promise<Queries> {
  await screen.findByRole('dialog', { name });
  return inPanel(name);
}

export const expectSoundPanel = () => expectNoAxeViolations(screen.getByRole('dialog'));
