/** Ids and names of one fixed list. */
export type Enumeration = Readonly<Record<number, string>>;

/** Does the list hold this id? `undefined` and `null` never do. */
export const isOneOf = (list: Enumeration, id: number | null | undefined) =>
  id !== undefined && id !== null && Object.hasOwn(list, id);

/** The list for docs/api.md: `1 Regular, 2 Irregular`. */
export const written = (list: Enumeration) =>
  Object.entries(list)
    .map(([id, name]) => `${id} ${name}`)
    .join(', ');
