import { kept } from './kept';

/** Unanswered sends (records/doubt); cleared with the session. */
export const keptDoubts = kept('tribuna-duvidas');
