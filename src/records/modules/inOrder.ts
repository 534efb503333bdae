/** Descriptors as in the menu. */
export const inOrder = <Part extends { order: number }>(parts: readonly Part[]) =>
  parts.toSorted((one, other) => one.order - other.order);
