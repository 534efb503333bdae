/* Whether a column writes the month first, as programs in English do. */

/** `ask`: undecidable from the cells. */
export type DateOrder = 'day' | 'month' | 'ask';

const parts = /^(\d{1,2})([/.-])(\d{1,2})(?=[/.-]\d{2})/;

/** A date valid in both orders: `5/9/1980`. */
export function isTwofoldDay(cell: string): boolean {
  const [, one = '', , other = ''] = parts.exec(cell) ?? [];
  return one !== '' && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

/** A date such as `5/25/1980`, which is valid only with the month first. */
export function readsMonthFirst(cell: string): boolean {
  const [, one = '', , other = ''] = parts.exec(cell) ?? [];
  return one !== '' && Number(one) <= 12 && Number(other) > 12;
}

/** `9/5/1980` from `5/9/1980`; text that is not month-first is returned as it is. */
export const withDayFirst = (cell: string): string =>
  cell.replace(parts, (whole, one: string, sign: string, other: string) =>
    Number(one) <= 12 ? `${other}${sign}${one}` : whole,
  );

/** The order of a column: by its unambiguous cells; else by its heading, which if English leaves it undecided. */
export function orderOf(heading: string, cells: readonly string[]): DateOrder {
  let [days, months, twofold] = [0, 0, 0];
  for (const cell of cells) {
    const [, one = '', , other = ''] = parts.exec(cell) ?? [];
    if (one === '') continue;
    if (Number(one) > 12) days += 1;
    else if (Number(other) > 12) months += 1;
    else if (Number(one) !== Number(other)) twofold += 1;
  }
  if (months > 0 && days === 0) return 'month';
  if (days > 0 && months === 0) return 'day';
  const isEnglish = /^(?:birth|bday|date of birth)/i.test(heading.trim());
  return twofold > 0 && (months > 0 || isEnglish) ? 'ask' : 'day';
}
