import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ask } from '@/api/ask';
import { createFailure } from '@/api/failure';
import type { ItemState } from '@/records/jobs/items/batchState';
import { startWriting } from '@/records/jobs/items/writeEngine';
import type { Service } from '@/features/services/service';
import type { ServiceInput } from '@/features/services/serviceInput';
import { alwaysLater } from '@tests/always';
import {
  allServerAnswers,
  delay,
  serverAnswers,
  network,
  openPage,
  pass,
  readFaults,
  stopClock,
  toTheEnd,
  type Read,
} from '@tests/bulkWrites';
import { isLinked, turnsIn, type Demand } from './demand';
import { demandItems, demandWork, type DemandItem } from './demandWork';

/* Under any fault, no service is linked or noted twice, none lost, none overwritten with another's. */

stopClock();

const demand: Demand = { typeId: 3, typeName: 'Indicação', number: '412', year: '2026' };

type Act = 'wait' | 'wait long' | 'pause' | 'resume' | 'stop' | 'read again' | 'reload';

const life = fc.record({
  /** What each service already links to. */
  requests: fc.array(fc.constantFrom('nothing', 'another', 'linked', 'joined', 'left'), {
    minLength: 1,
    maxLength: 5,
  }),
  writes: fc.array(fc.constantFrom(...allServerAnswers), { maxLength: 12 }),
  reads: fc.array(fc.constantFrom<Read>('fine', 'fine', 'fine', 'fine', ...readFaults), { maxLength: 16 }),
  acts: fc.array(
    fc.constantFrom<Act>('wait', 'wait', 'wait long', 'pause', 'resume', 'stop', 'read again', 'reload'),
    { maxLength: 10 },
  ),
  isUndone: fc.boolean(),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const another = { typeId: 3, number: '41', year: '2026' };
const own = { typeId: 3, number: '412', year: '2026' };
const joinedBefore = ['Demanda: Indicação 412/2026.'];
const starts = {
  nothing: { documents: [], entries: [] },
  another: { documents: [another], entries: ['Demanda: Indicação 41/2026.'] },
  linked: { documents: [another, own], entries: ['Documento gerado: Indicação 412/2026.'] },
  joined: { documents: [own], entries: joinedBefore },
  left: { documents: [another], entries: [...joinedBefore, 'Saiu da demanda: Indicação 412/2026.'] },
};

function createServer({ requests, writes, reads }: Pick<Life, 'requests' | 'writes' | 'reads'>) {
  const writeTurns = [...writes];
  const readTurns = [...reads];
  const services = requests.map((kind, id) => ({
    id,
    electorId: 100 + id,
    electorName: `Pessoa ${id}`,
    description: `Pedido ${id}`,
    responsibles: [{ userId: 7 + id, userName: '', userEmail: '' }],
    documents: starts[kind].documents.map((one) => ({ ...one, typeName: 'Indicação' })),
    progress: starts[kind].entries.map((description) => ({ description })),
  }));
  const at = (id: number) => services[id] as unknown as Service;
  const written = async (act: () => void) => {
    const { isDone, heard } = serverAnswers[writeTurns.shift() ?? 'done'];
    if (isDone) act();
    await delay(60);
    return heard;
  };
  return {
    services: services as unknown as Service[],
    read: async (id: number) => {
      await delay(40);
      const read = readTurns.shift() ?? 'fine';
      return read === 'fine' ? { data: structuredClone(at(id)) } : { error: createFailure(read) };
    },
    update: ({ id, input }: { id: number; input: ServiceInput }) =>
      written(() => {
        const { elector, description, responsibles, documents } = input;
        Object.assign(at(id), {
          ...{ electorId: elector?.value, electorName: elector?.label, description },
          responsibles: responsibles.map((userId) => ({ userId, userName: '', userEmail: '' })),
          documents: documents.map((one) => ({ ...one, typeName: 'Indicação' })),
        });
      }),
    comment: (id: number, text: string) =>
      written(() => void at(id).progress.unshift({ description: text } as Service['progress'][number])),
  };
}

type Server = ReturnType<typeof createServer>;

function pageOf(server: Server) {
  const { here, surroundings, leave } = openPage();
  const work = demandWork(
    {
      ask: ((_: unknown, id: number) => here(server.read(id))) as unknown as Ask,
      update: (edit) => here(server.update(edit)),
      comment: (id, text) => here(server.comment(id, text)),
    },
    demand,
    12,
  );
  const begin = (items: readonly DemandItem[]) => startWriting(items, work, surroundings);
  const undo = (items: readonly DemandItem[]) =>
    startWriting(
      work.undo(items),
      {
        prepare: (step) => step.prepare(),
        write: () => Promise.reject(new Error('It is prepared.')),
        isWritten: (step) => step.isWritten?.() ?? Promise.resolve({ data: false }),
        recordOf: ({ row }) => row.id,
      },
      surroundings,
    );
  return { begin, undo, leave };
}

type Joining = ReturnType<ReturnType<typeof pageOf>['begin']>;

/** Refetches what is uncertain and retries what was refused, until neither changes anything. */
async function settle(page: ReturnType<typeof pageOf>, items: readonly DemandItem[], first: Joining) {
  const known = new Map<DemandItem, ItemState>();
  let writing = first;
  for (let turn = 0; turn < 12; turn += 1) {
    await toTheEnd(writing);
    for (let again = 0; again < 9; again += 1) {
      writing.checkAgain();
      await toTheEnd(writing);
    }
    for (const { item, state } of writing.batch().entries) known.set(item, state);
    const again = items.filter((item) => ['refused', 'waiting'].includes(known.get(item) ?? ''));
    if (again.length === 0) break;
    writing = page.begin(again);
  }
  return known;
}

async function live({ requests, writes, reads, acts, isUndone }: Life) {
  network.isOnline = true;
  const server = createServer({ requests, writes, reads });
  const before = structuredClone(server.services);
  const items = demandItems(
    requests.map((_, id) => ({ id, reference: `AT-${id}` })),
    ['link', 'entry'],
  );
  let page = pageOf(server);
  let writing = page.begin(items);
  const doers: Record<Act, () => unknown> = {
    wait: () => pass(90),
    'wait long': () => pass(6_000),
    pause: () => writing.pause(),
    resume: () => writing.resume(),
    stop: () => writing.stop(),
    'read again': () => writing.checkAgain(),
    // Selects the same services again on a page without the earlier state.
    reload: async () => {
      page.leave();
      await pass(200);
      page = pageOf(server);
      writing = page.begin(items);
    },
  };
  for (const act of acts) await doers[act]();
  const known = await settle(page, items, writing);
  const joined = structuredClone(server.services);
  if (isUndone) await toTheEnd(page.undo(items));
  return { server, before, joined, known };
}

/** The parts of a service that are not about the demand. */
const others = ({ documents, progress, ...rest }: Service) => ({
  ...rest,
  documents: documents.filter((one) => !isLinked({ documents: [one] }, demand)),
  progress: progress.filter(({ description }) => !/emanda: Indicação 412\/2026[.,]/.test(description)),
});

it('links and notes every request once, keeps what else is in each, and takes back only what it put in', () =>
  alwaysLater(life, async (drawn) => {
    const { server, before, joined, known } = await live(drawn);
    joined.forEach((now, id) => {
      const was = before[id] as Service;
      expect(others(now)).toEqual(others(was));
      expect(
        now.documents.filter((one) => isLinked({ documents: [one] }, demand)).length,
      ).toBeLessThanOrEqual(1);
      const { joins, leaves } = turnsIn(now, demand);
      expect(joins - leaves).toBeLessThanOrEqual(1);
    });
    for (const [{ id, part }, state] of known) {
      const now = joined[id] as Service;
      const { joins, leaves } = turnsIn(now, demand);
      const isThere = part === 'link' ? isLinked(now, demand) : joins > leaves;
      // An unconfirmed write may not have been done: it is reported, and not sent again.
      expect(['done', 'same', 'unknown', ...(part === 'entry' ? ['refused'] : [])]).toContain(state);
      expect(isThere, `${part} ${state}`).toBe(state === 'done' || state === 'same');
      if (state === 'refused') expect(isLinked(now, demand)).toBe(false);
    }
    server.services.forEach((now, id) => {
      const was = before[id] as Service;
      expect(others(now)).toEqual(others(was));
      if (isLinked(was, demand)) expect(isLinked(now, demand)).toBe(true);
    });
  }));
