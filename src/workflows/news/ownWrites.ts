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

/** What this person recently changed in this browser, which is not news to them. */
export function createOwnWrites(now: () => number) {
  const at = new Map<string, number>();
  return {
    add: ({ script, ids }: OwnWrite) => ids.forEach((id) => at.set(`${script} ${id}`, now())),
    isOwn: (script: string, id: number) => now() - (at.get(`${script} ${id}`) ?? -Infinity) < ownForMs,
  };
}
