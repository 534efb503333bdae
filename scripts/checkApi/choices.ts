import { rowsIn, type Difference } from './declared';
import { isObject } from './kinds';
import { reads } from './modules';

/** Unknown choices, which the app shows as received. Reported values are ids, not personal data. */
export function unknownChoices(key: string, reply: unknown): Difference[] {
  return Object.entries(reads[key]?.choices ?? {}).flatMap(([field, choices]) => {
    const values = new Set(choices.map(({ value }) => String(value)));
    const rows = rowsIn(reply) ?? [];
    const at = rows.flatMap((row, place) =>
      isObject(row) && row[field] != null && !values.has(String(row[field]).replace(/\.0+$/, ''))
        ? [place]
        : [],
    );
    if (at.length === 0) return [];
    const found = 'uma que o aplicativo não conhece';
    return [
      { field: `data[${at[0]}].${field}`, expected: 'uma das opções da lista', found, times: at.length },
    ];
  });
}
