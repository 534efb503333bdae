/** Tells its subscribers of news; `subscribe` gives what ends it. */
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
