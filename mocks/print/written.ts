/* Formatting for texts made by the API: prints, labels, descriptions. */

/** `(19) 98888-7777` */
export const writtenPhone = (digits: string) => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** `13010-002` */
export const writtenZipcode = (digits: string) => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** `20/11/2026`, '' for none. */
export const writtenDay = (day: string | null) => (day ?? '').slice(0, 10).split('-').reverse().join('/');

/** `20/11`, '' for none. */
export const writtenBirthday = (day: string | null) => writtenDay(day).slice(0, 5);

/** `20/11/2026 15:00` */
export const writtenMoment = (moment: string) => `${writtenDay(moment)} ${moment.slice(11, 16)}`;
