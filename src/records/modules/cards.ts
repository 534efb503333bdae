import type { Descriptor } from './defineModule';
import { inOrder } from './inOrder';

/** The first screen's links to the modules, in menu order. */
export const cards = inOrder(
  Object.values(
    import.meta.glob<Pick<Descriptor, 'order' | 'card'>>('../../{features,workflows}/*/*.module.ts', {
      eager: true,
      import: 'default',
      query: '?only=order,card',
    }),
  ),
).flatMap(({ card = [] }) => card);
