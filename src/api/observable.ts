import { createEmitter } from './emitter';

/** A value that tells when it changes, as `useSyncExternalStore` asks. */
export function createObservable<T>(first: T) {
  const { emit, subscribe } = createEmitter();
  let value = first;
  return {
    read: () => value,
    change: (to: T) => {
      value = to;
      emit();
    },
    subscribe,
  };
}
