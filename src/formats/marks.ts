/* Imports nothing: the pages before signing in use it too. */

/** Marks that nobody sees, as telephones copied from contacts carry them. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const blanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** A text without unseen marks, its blanks the plain ones. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').replace(blanks, ' ');

/** A text without unseen marks, its dashes and blanks the plain ones. */
export const withPlainMarks = (text: string): string =>
  text.replace(unseen, '').replace(dashes, '-').replace(blanks, ' ');
