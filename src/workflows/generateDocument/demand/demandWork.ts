import type { Ask } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { readFirst } from '@/records/jobs/items/readFirst';
import type { Prepared, WritingActions, Written } from '@/records/jobs/items/writing';
import { changeOf, readBack } from '@/records/bulk/bulkAction';
import type { UndoStep } from '@/records/bulk/bulkWords';
import type { Service } from '@/features/services/service';
import { fieldLabels, inputFrom } from '@/features/services/serviceInput';
import { editOf, servicesApi } from '@/features/services/servicesApi';
import { isLinked, joinedEntry, leftEntry, turnsIn, type Demand } from './demand';

/* Writes in each service that joins a demand: the link to its document, then the entry. */

/** One write in one service. */
export interface DemandItem {
  id: number;
  /** Reference of the service, such as 'AT-119'. */
  reference: string;
  part: 'link' | 'entry';
}

export interface DemandCalls {
  ask: Ask;
  update: (edit: ReturnType<typeof editOf>) => PromiseLike<Written<unknown>>;
  comment: (id: number, text: string) => PromiseLike<Written<unknown>>;
}

export interface DemandWork extends Required<
  Pick<WritingActions<DemandItem>, 'prepare' | 'write' | 'isWritten' | 'recordOf' | 'name'>
> {
  /** Unlinks those that were linked, and adds an entry to each. */
  undo: (done: readonly DemandItem[]) => UndoStep<DemandItem>[];
}

const partNames = { link: 'ligação', entry: 'andamento' };

const refusal = (message: string) => ({ error: createFailure('conflict', { message }) });
const nothingMore = () => Promise.resolve({});

/** All links first: an entry is written only if the link is confirmed. */
export const demandItems = (
  requests: readonly { id: number; reference: string }[],
  parts: readonly DemandItem['part'][],
): DemandItem[] => parts.flatMap((part) => requests.map(({ id, reference }) => ({ id, reference, part })));

/** @param people requesters to be counted in the entries; null if unknown */
export function demandWork(
  { ask, update, comment }: DemandCalls,
  demand: Demand,
  people: number | null,
): DemandWork {
  const { service } = servicesApi.endpoints;
  const link = changeOf<DemandItem, Service, boolean>({
    ask,
    endpoint: service,
    fieldLabels,
    valueOf: (now) => isLinked(now, demand),
    targetOf: () => true,
    save: (_, now, isIn) => update(editOf(now, withDocument(now, demand, isIn))),
  });

  /** Writes an entry once: `before` is the count of equal entries when it was sent. */
  function entryOf(
    kind: 'joins' | 'leaves',
    text: string,
    isDue: (now: Service) => Prepared<unknown> | undefined,
  ) {
    const before = new Map<number, number>();
    const isThere = (id: number) => {
      const sent = before.get(id);
      return sent === undefined
        ? Promise.resolve({ data: false })
        : readBack(ask, service, id, (now) => turnsIn(now, demand)[kind] > sent);
    };
    const prepare = async ({ id }: { id: number }): Promise<Prepared<unknown>> => {
      const { data: now, error } = await ask(service, id);
      if (error) return { error };
      const sent = before.get(id);
      const count = turnsIn(now, demand)[kind];
      if (sent !== undefined && count > sent) return { data: nothingMore };
      return (
        isDue(now) ?? {
          data: () => {
            before.set(id, sent ?? count);
            return comment(id, text);
          },
        }
      );
    };
    return { prepare, isThere };
  }

  const isIn = (now: Service) => {
    const { joins, leaves } = turnsIn(now, demand);
    return joins > leaves;
  };
  const entry = entryOf('joins', joinedEntry(demand, people), (now) => {
    if (!isLinked(now, demand)) return refusal('Não está ligado ao documento: nada foi anotado.');
    return isIn(now) ? { left: 'same' } : undefined;
  });
  const leaving = entryOf('leaves', leftEntry(demand), (now) => {
    if (isLinked(now, demand)) return refusal('Continua ligado ao documento: nada foi anotado.');
    return isIn(now) ? undefined : { left: 'same' };
  });

  return {
    ...readFirst((item: DemandItem) => (item.part === 'link' ? link : entry).prepare(item)),
    isWritten: (item) => (item.part === 'link' ? link.isWritten(item) : entry.isThere(item.id)),
    recordOf: ({ id }) => id,
    name: ({ reference, part }) => `${reference}, ${partNames[part]}`,
    undo: (done) => {
      const unlinking = link.undo(done.filter(({ part }) => part === 'link'));
      const put = new Set(unlinking.map(({ row }) => row.id));
      const noted = done.filter(({ id, part }) => part === 'entry' && put.has(id));
      return [
        ...unlinking.map((step) => ({ ...step, part: partNames.link })),
        ...noted.map((row) => ({
          row,
          part: partNames.entry,
          prepare: () => leaving.prepare(row),
          isWritten: () => leaving.isThere(row.id),
        })),
      ];
    },
  };
}

function withDocument(now: Service, { typeId, number, year }: Demand, isIn: boolean) {
  const input = inputFrom(now);
  const { documents } = input;
  const others = now.documents.flatMap((one, at) =>
    isLinked({ documents: [one] }, { typeId, number, year, typeName: '' }) ? [] : documents.slice(at, at + 1),
  );
  return { ...input, documents: isIn ? [...documents, { typeId, number, year }] : others };
}
