import type { Written } from '@/api/written';

const ownForMs = 30 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const idOf = (value: unknown): number[] => {
  const digits = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const [, id] = /(\d{1,12})$/.exec(digits.slice(-16)) ?? [];
  return id ? [Number(id)] : [];
};

/** The records that a write names in its request or response: `id`, `treatmentId`, `AT-12`. */
export const idsOfWrite = ({ query, body, reply }: Written): number[] => [
  ...new Set(
    [query, body, reply].flatMap((part: unknown) =>
      isRecord(part) ? [part.id, part.treatmentId, part.reference].flatMap(idOf) : [],
    ),
  ),
];

export interface OwnWrite {
  script: string;
  ids: readonly number[];
}

/** What this person recently changed in this browser, which is not news to them: script and id, and when. */
export type OwnWrites = readonly (readonly [record: string, at: number])[];

const isRecent = (at: number, now: number) => now - at < ownForMs;

export const withOwn = (own: OwnWrites, { script, ids }: OwnWrite, now: number): OwnWrites => [
  ...own.filter(([, at]) => isRecent(at, now)),
  ...ids.map((id) => [`${script} ${id}`, now] as const),
];

export const isOwn = (own: OwnWrites, script: string, id: number, now: number) =>
  own.some(([record, at]) => record === `${script} ${id}` && isRecent(at, now));
