import { fileStamp } from './dates';

/**
 * `listagem-ligacoes-20-11-2026-09-00.csv` out of `listagem-ligacoes` (a hyphen at its end makes no difference) and
 * `csv`. `now` is for tests.
 */
export const stampedFileName = (prefix: string, extension: string, now: Date = new Date()): string =>
  `${prefix.replace(/-+$/, '')}-${fileStamp(now)}.${extension}`;
