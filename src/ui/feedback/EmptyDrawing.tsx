import { optional } from './optional';

const space = <svg aria-hidden="true" width="160" height="120" />;

/** For a list without rows. Loaded when there is one; its text does not wait for it. */
export const EmptyDrawing = optional(() => import('../illustrations/emptyLines'), {
  waiting: space,
  missing: space,
});
