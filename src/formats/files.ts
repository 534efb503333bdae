/** Names of files: those that are made here, and those that came from elsewhere. */
import { fileStamp } from './dates';

/*
 * Control characters, and those that are not seen but change how what follows is read: written from right to left,
 * `fatura fdp.exe` reads as if it ended in `exe.pdf`.
 */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const everyUnseen = new RegExp(unseen, 'gu');

/** Whether a name holds what would let it pose as another. */
export const hasUnseen = (name: string): boolean => unseen.test(name);

/** A name as it really is: a sign stands where there is something that would not be seen. */
export const shownName = (name: string, sign = '\uFFFD'): string => name.replace(everyUnseen, sign);

/**
 * `listagem-ligacoes-20-11-2026-09-00.csv` out of `listagem-ligacoes` (a hyphen at its end makes no difference) and
 * `csv`. `now` is for tests.
 */
export const stampedFileName = (prefix: string, extension: string, now: Date = new Date()): string =>
  `${prefix.replace(/-+$/, '')}-${fileStamp(now)}.${extension}`;
