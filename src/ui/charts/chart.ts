/** What the labels and the figures of a chart are: `['Bairro', 'Eleitores']`. */
export type Heads = readonly [label: string, total: string];

/** How much of the longest bar another is: 0 to 1. */
export const shareOf = (total: number, longest: number): number =>
  longest > 0 ? Math.min(1, Math.max(0, total / longest)) : 0;

/** The roles a table's parts have by themselves: browsers drop them of tables that are not laid out as such. */
export const groupRole = { role: 'rowgroup' };
export const cellRole = { role: 'cell' };
