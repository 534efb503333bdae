/**
 * The store's state for a selector of a slice or an endpoint injected later: its types ask for a state that holds
 * that part, and the store's do not name it.
 */
export const injectedState = (state: object) => state as never;
