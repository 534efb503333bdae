export type Enumeration = Readonly<Record<number, string>>;

/** False for `undefined` and `null`. */
export const isOneOf = (list: Enumeration, id: number | null | undefined) =>
  id !== undefined && id !== null && Object.hasOwn(list, id);

/** For docs/api.md: `1 Regular, 2 Irregular`. */
export const choicesText = (list: Enumeration) =>
  Object.entries(list)
    .map(([id, name]) => `${id} ${name}`)
    .join(', ');
