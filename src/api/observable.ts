import { createEmitter } from './emitter';

/** A value with change notification, in the form that `useSyncExternalStore` expects. */
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
