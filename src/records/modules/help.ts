import type { HelpByPath } from '@/records/help/help';
import { inOrder } from './inOrder';

/** Loaders of each screen's help, in menu order. */
export const helpTexts = inOrder(
  Object.values(
    import.meta.glob<{ order: number; help: HelpByPath }>('../../{features,workflows}/*/*.module.ts', {
      eager: true,
      import: 'default',
      query: '?only=order,help',
    }),
  ),
).flatMap(({ help }) => Object.entries(help).map(([path, load]) => ({ path, load })));
