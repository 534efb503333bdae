/* Imports nothing: the pages before sign-in use it too. */

/** Invisible characters, e.g. in phone numbers copied from contacts. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const blanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** A text without invisible characters, with plain spaces. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').replace(blanks, ' ');

/** A text without invisible characters, with plain dashes and spaces. */
export const withPlainMarks = (text: string): string =>
  text.replace(unseen, '').replace(dashes, '-').replace(blanks, ' ');
