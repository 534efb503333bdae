/** Tells those who listen; `listen` gives what ends it. */
export function createBell<T = void>() {
  const listeners = new Set<(news: T) => void>();
  return {
    ring: (news: T) => listeners.forEach((listener) => listener(news)),
    listen: (listener: (news: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
