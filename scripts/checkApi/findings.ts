import type { Difference } from './declared';

/** What one check came to, from the best to the worst. `unasked`: nothing was found to ask it with. */
export const outcomes = ['documented', 'unasked', 'differs', 'loses', 'refused', 'missing', 'stops'] as const;
export type Outcome = (typeof outcomes)[number];

/** In the words of the report. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  documented: 'como documentado',
  unasked: 'não conferida',
  differs: 'lê, mas difere',
  loses: 'perderia linhas ou campos',
  refused: 'recusada',
  missing: 'não existe',
  stops: 'pararia uma tela',
};

/** One line of the report. It holds no value of any record. */
export interface Finding {
  part: 'reads' | 'lists' | 'network' | 'writes';
  /** The call, as docs/api.md heads it, or what was looked at. */
  subject: string;
  /** The screen that would notice. */
  screen: string;
  outcome: Outcome;
  differences: readonly Difference[];
  /** A sentence or two, in Portuguese. */
  words: string;
  /** Milliseconds; null where more than one call was made. */
  took: number | null;
}

/** Whether a screen of the app would stop: the command then ends with 1. */
export const wouldStop = (findings: readonly Finding[]) =>
  findings.some(({ outcome }) => outcome === 'stops' || outcome === 'missing' || outcome === 'refused');

/** One line on where a reply differs. */
export const differenceWords = ({ field, expected, found, times }: Difference) =>
  `${field || '(resposta)'}: esperado ${expected}, veio ${found}${times > 1 ? ` (${times} vezes)` : ''}`;
