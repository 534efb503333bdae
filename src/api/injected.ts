/**
 * Casts the store's state for selectors of a lazily injected slice or endpoint: they require a state with
 * that part, which the store's type does not name.
 */
export const injectedState = (state: object) => state as never;
