import { createBell } from './bell';

/** A value that tells when it changes, as `useSyncExternalStore` asks. */
export function createWatched<T>(first: T) {
  const { ring, listen } = createBell();
  let value = first;
  return {
    read: () => value,
    change: (to: T) => {
      value = to;
      ring();
    },
    subscribe: listen,
  };
}
