import type { Permissions } from './defineModule';
import { inOrder } from './inOrder';

/** The modules with rights, in menu order. */
export const modulePermissions = inOrder(
  Object.values(
    import.meta.glob<{ order: number; permissions?: Permissions }>('../../features/*/*.module.ts', {
      eager: true,
      import: 'default',
      query: '?only=order,permissions',
    }),
  ),
).flatMap(({ permissions = [] }) => permissions);
