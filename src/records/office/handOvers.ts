import { useMemo } from 'react';
import * as v from 'valibot';
import { addDays, today } from '@/formats/dates';
import { shelf, useShelf } from '@/ui/shelf';

/*
 * Work passed on between users in this browser, per office, so that it can be given back on another day. Ids and times
 * only: the API does not record who was replaced.
 */

const handedItem = v.object({
  kind: v.picklist(['service', 'task', 'call', 'appointment']),
  id: v.number(),
  /** Whether the receiver was already responsible, and stays so when it is given back. */
  shared: v.optional(v.boolean()),
});
const handOver = v.object({ from: v.number(), to: v.number(), at: v.string(), items: v.array(handedItem) });

export type HandedItem = v.InferOutput<typeof handedItem>;
/** One hand-over between two users, with the items not given back yet. */
export type HandOver = v.InferOutput<typeof handOver>;

export const handOverDays = 60;

function read(text: string): readonly HandOver[] | null {
  try {
    const { success, output } = v.safeParse(v.array(handOver), JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

export const storedHandOvers = shelf<readonly HandOver[]>({
  key: 'tribuna.equipe.passado',
  none: [],
  read,
  write: (all) => (all.length > 0 ? JSON.stringify(all) : ''),
});

const recentOf = (all: readonly HandOver[]) => {
  const oldest = addDays(today(), -handOverDays);
  return all.filter(({ at, items }) => at >= oldest && items.length > 0);
};

/** The hand-overs that can be given back, newest first. */
export function useHandOvers(): readonly HandOver[] {
  const all = useShelf(storedHandOvers);
  return useMemo(() => recentOf(all), [all]);
}

/** Stores a hand-over in its current state, replacing the stored one. @returns why it is not stored, or '' */
export const storeHandOver = (one: HandOver): string =>
  storedHandOvers.change((all) => [
    one,
    ...recentOf(all).filter(({ from, to, at }) => from !== one.from || to !== one.to || at !== one.at),
  ]);

/** Removes items that were passed on from one user to another. */
export const forgetHanded = (from: number, to: number, gone: readonly HandedItem[]): string =>
  storedHandOvers.change((all) => {
    const isGone = (item: HandedItem) => gone.some(({ kind, id }) => kind === item.kind && id === item.id);
    const left = all.map((one) =>
      one.from === from && one.to === to ? { ...one, items: one.items.filter((it) => !isGone(it)) } : one,
    );
    return recentOf(left);
  });
