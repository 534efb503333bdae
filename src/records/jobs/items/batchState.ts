import type { ApiFailure } from '@/api/failure';
import type { CsvColumn } from '@/formats/csv';

/** Why an item was not written: it was so already, or was to stay as it is. */
export type LeftState = 'same' | 'leftOut';

/** Where an item stands; `unknown` is one of which no answer says whether it was written. */
export type ItemState = 'waiting' | 'doing' | 'done' | LeftState | 'refused' | 'unknown';

/** What is known of one item. It is never changed: news of the item is another entry. */
export interface BatchEntry<T, R = unknown> {
  item: T;
  /** How the item is called on the screen and in the CSV. */
  name: string;
  state: ItemState;
  /** In Portuguese: why it was refused, or what is known of one that is unknown; '' of the others. */
  reason: string;
  /** What was answered to the write of a refused or unknown item. */
  failure?: ApiFailure;
  /** What was answered to the write of one that is done; missing where only a read told that it is. */
  data?: R | undefined;
}

/** Why nothing is started until the person goes on; `person`: they paused it themselves. */
export type PauseReason = 'person' | 'offline' | 'session' | 'tooMany' | 'server';

/**
 * How it stands with the whole: `holding` goes on by itself after a while (429), `paused` when the person says so,
 * `stopping` only waits for what is under way.
 */
export type WritingPhase = 'running' | 'holding' | 'paused' | 'stopping' | 'ended';

/** All items, in the order they were given, and the whole. The same object for as long as nothing changes. */
export interface BatchState<T, R = unknown> {
  phase: WritingPhase;
  /** Of the phase `paused`; null otherwise. */
  pauseReason: PauseReason | null;
  /** Milliseconds for which the phase `holding` lasts in all; 0 otherwise. */
  holdMs: number;
  entries: readonly BatchEntry<T, R>[];
}

/** How many items there are in each state. */
export type EntryCounts = Record<ItemState, number>;

/** How many items of a batch there are in each state. */
export function countEntries({ entries }: Pick<BatchState<unknown>, 'entries'>): EntryCounts {
  const counts: EntryCounts = { waiting: 0, doing: 0, done: 0, same: 0, leftOut: 0, refused: 0, unknown: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** The states as the screen and the CSV say them, of an item whatever its gender. */
export const stateWords: Record<ItemState, string> = {
  waiting: 'Não enviado',
  doing: 'Enviando',
  done: 'Feito',
  same: 'Já estava assim',
  leftOut: 'Ficou de fora',
  refused: 'Recusado',
  unknown: 'A conferir',
};

/** Said of each kind of pause. */
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

/** A batch as rows of a CSV: `buildCsv(engineCsvColumns, engineCsvRows(batch))` defuses and writes them. */
export const engineCsvRows = ({ entries }: Pick<BatchState<unknown>, 'entries'>): EngineCsvRow[] =>
  entries.map(({ name, state, reason }) => ({ what: name, state: stateWords[state], reason }));

/** The columns of that CSV. */
export const engineCsvColumns: readonly CsvColumn<EngineCsvRow>[] = [
  { header: 'O quê', value: ({ what }) => what },
  { header: 'Situação', value: ({ state }) => state },
  { header: 'Motivo', value: ({ reason }) => reason },
];
