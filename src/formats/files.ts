import { fileStamp } from './dates';

/* Control and invisible bidi characters: after U+202E `fatura fdp.exe` reads as ending in `exe.pdf`. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const everyUnseen = new RegExp(unseen, 'gu');

/** Whether a name contains characters that disguise it. */
export const hasUnseen = (name: string): boolean => unseen.test(name);

/** The name with `sign` in place of invisible characters. */
export const shownName = (name: string, sign = '\uFFFD'): string => name.replace(everyUnseen, sign);

/** `listagem-ligacoes-20-11-2026-09-00.csv` from `listagem-ligacoes` and `csv`; trims a trailing hyphen. */
export const stampedFileName = (prefix: string, extension: string, now: Date = new Date()): string =>
  `${prefix.replace(/(?<!-)-+$/, '')}-${fileStamp(now)}.${extension}`;

/** `listagem-ligacoes-20-11-2026-09-00.csv` from `listagem-ligacoes`. */
export const csvFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'csv', now);
