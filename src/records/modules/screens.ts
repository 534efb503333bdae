import type { Descriptor } from './defineModule';
import { inOrder } from './inOrder';

const modules = Object.values(
  import.meta.glob<Pick<Descriptor, 'order' | 'screens'>>('../../{features,workflows}/*/*.module.ts', {
    eager: true,
    import: 'default',
    query: '?only=order,screens',
  }),
);

/** The staff's screens, in menu order. Every page loads them. */
export const screens = inOrder(
  modules.flatMap(({ order, screens: own }) => own.map((screen) => ({ order, ...screen }))),
);
