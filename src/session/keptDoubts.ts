import { kept } from './kept';

/** What was sent and never answered (ui/doubt); it goes with the session, and with the person. */
export const keptDoubts = kept('tribuna-duvidas');
