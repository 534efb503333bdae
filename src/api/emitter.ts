/** A set of listeners: `emit` calls them all; `subscribe` returns the unsubscribe. */
export function createEmitter<T = void>() {
  const listeners = new Set<(news: T) => void>();
  return {
    emit: (news: T) => listeners.forEach((listener) => listener(news)),
    subscribe: (listener: (news: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
