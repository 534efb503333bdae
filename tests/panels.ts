import type { queries } from '@testing-library/react';
import { screen, waitFor, within, type BoundFunctions } from '@testing-library/react';
import { expectNoAxeViolations } from './axe';

export type Queries = BoundFunctions<typeof queries>;

/** What a query made of `within` needs to be called by its name. */
type AnyQuery = (...args: unknown[]) => unknown;

/**
 * The queries inside the open panel of this title. Each looks the dialog up afresh: a panel may be replaced, from
 * loading to content for one, and an element held from before would then be searched in vain.
 */
function inPanel(name: string | RegExp): Queries {
  const ask = (query: string, args: unknown[]) => {
    const found = within(screen.getByRole('dialog', { name })) as unknown as Record<string, AnyQuery>;
    return found[query]?.(...args);
  };
  return new Proxy({} as Queries, {
    get: (_, query: string) => {
      // `await panel(…)` asks whether this is a promise.
      if (query === 'then') return undefined;
      if (!query.startsWith('find')) return (...args: unknown[]) => ask(query, args);
      return (...args: unknown[]) => waitFor(() => ask(query.replace('find', 'get'), args));
    },
  });
}

/** The same, once the panel is open. */
export async function panel(name: string | RegExp): Promise<Queries> {
  await screen.findByRole('dialog', { name });
  return inPanel(name);
}

/** Nothing for axe to find in the open panel. */
export const expectSoundPanel = () => expectNoAxeViolations(screen.getByRole('dialog'));
