/** Text after a street's first comma, if that is the house number: `45`, `nº 1.578, casa 2`. */
const house = /^\s?(?:n[º°o.]{0,2}\s?)?(\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})(?:$|\s?[,-]\s?)/i;
const longest = 200;

export interface StreetRead {
  street: string;
  /** '' if there is none. */
  number: string;
  /** Text after the number. */
  rest: string;
}

/** A street and the number in it, for sheets without a column of numbers. */
export function splitStreet(written: string): StreetRead {
  const comma = written.indexOf(',');
  const behind = written.slice(comma + 1);
  const found = comma > 0 && written.length <= longest ? house.exec(behind) : null;
  const street = written.slice(0, comma).trim();
  if (!found || !/\p{L}/u.test(street)) return { street: written, number: '', rest: '' };
  return {
    street,
    number: (found[1] ?? '').replaceAll('.', ''),
    rest: behind.slice(found[0].length).trim(),
  };
}
