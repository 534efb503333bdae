import type { ApiFailure } from '@/api/failure';
import type { CsvColumn } from '@/formats/csv';

/** Why an item was not written: it already had the value, or is excluded. */
export type LeftState = 'same' | 'leftOut';

/** State of an item; `unknown`: no response says whether it was written. */
export type ItemState = 'waiting' | 'doing' | 'done' | LeftState | 'refused' | 'unknown';

/** State of one item. Immutable: a change creates a new entry. */
export interface BatchEntry<T, R = unknown> {
  item: T;
  /** Name of the item on screen and in the CSV. */
  name: string;
  state: ItemState;
  /** In Portuguese: the reason for refused and unknown items; '' otherwise. */
  reason: string;
  /** The failed response of a refused or unknown item's write. */
  failure?: ApiFailure;
  /** The response of a done item's write; absent if only a later read confirmed it. */
  data?: R | undefined;
}

/** Why nothing is started until the person resumes; `person`: they paused it. */
export type PauseReason = 'person' | 'offline' | 'session' | 'tooMany' | 'server';

/**
 * Phase of the batch: `holding` resumes by itself after a while (429), `paused` when the person resumes,
 * `stopping` only awaits pending requests.
 */
export type WritingPhase = 'running' | 'holding' | 'paused' | 'stopping' | 'ended';

/** All items in their given order, and the batch's state. The same object until something changes. */
export interface BatchState<T, R = unknown> {
  phase: WritingPhase;
  /** In the phase `paused`; null otherwise. */
  pauseReason: PauseReason | null;
  /** Total milliseconds of the phase `holding`; 0 otherwise. */
  holdMs: number;
  entries: readonly BatchEntry<T, R>[];
}

/** Number of items in each state. */
export type EntryCounts = Record<ItemState, number>;

/** Counts a batch's items in each state. */
export function countEntries({ entries }: Pick<BatchState<unknown>, 'entries'>): EntryCounts {
  const counts: EntryCounts = { waiting: 0, doing: 0, done: 0, same: 0, leftOut: 0, refused: 0, unknown: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** State names for the screen and the CSV, with wording that fits either gender. */
export const stateWords: Record<ItemState, string> = {
  waiting: 'Não enviado',
  doing: 'Enviando',
  done: 'Feito',
  same: 'Já estava assim',
  leftOut: 'Ficou de fora',
  refused: 'Recusado',
  unknown: 'A conferir',
};

/** Text for each reason of a pause. */
export const pauseTexts: Record<PauseReason, string> = {
  person: 'Pausado. O que já foi enviado está feito.',
  offline: 'Sem conexão. Quando ela voltar, continue de onde parou.',
  session: 'Seu acesso terminou. Entre de novo e continue de onde parou.',
  tooMany: 'O sistema pediu para esperar por várias vezes. Aguarde alguns minutos e continue.',
  server: 'O sistema falhou várias vezes seguidas. Espere um pouco e continue.',
};

/** One item as a row of the CSV. */
interface EngineCsvRow {
  what: string;
  state: string;
  reason: string;
}

/** A batch as CSV rows: `buildCsv(engineCsvColumns, engineCsvRows(batch))` escapes and writes them. */
export const engineCsvRows = ({ entries }: Pick<BatchState<unknown>, 'entries'>): EngineCsvRow[] =>
  entries.map(({ name, state, reason }) => ({ what: name, state: stateWords[state], reason }));

/** Columns of that CSV. */
export const engineCsvColumns: readonly CsvColumn<EngineCsvRow>[] = [
  { header: 'O quê', value: ({ what }) => what },
  { header: 'Situação', value: ({ state }) => state },
  { header: 'Motivo', value: ({ reason }) => reason },
];
