import type { Difference } from './declared';

/** Outcomes from best to worst. `unasked`: no data to test with. */
export const outcomes = ['documented', 'unasked', 'differs', 'loses', 'refused', 'missing', 'stops'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  documented: 'como documentado',
  unasked: 'não conferida',
  differs: 'lê, mas difere',
  loses: 'perderia linhas ou campos',
  refused: 'recusada',
  missing: 'não existe',
  stops: 'pararia uma tela',
};

/** A report line; holds no value of any record. */
export interface Finding {
  part: 'reads' | 'lists' | 'network' | 'writes';
  /** The call, as headed in docs/api.md, or the check's name. */
  subject: string;
  /** The affected screen. */
  screen: string;
  outcome: Outcome;
  differences: readonly Difference[];
  /** A sentence or two, in Portuguese. */
  words: string;
  /** Milliseconds; null for several calls. */
  took: number | null;
}

/** Whether an app screen would stop: the command then exits with 1. */
export const wouldStop = (findings: readonly Finding[]) =>
  findings.some(({ outcome }) => outcome === 'stops' || outcome === 'missing' || outcome === 'refused');

export const differenceWords = ({ field, expected, found, times }: Difference) =>
  `${field || '(resposta)'}: esperado ${expected}, veio ${found}${times > 1 ? ` (${times} vezes)` : ''}`;
