import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '@mocks/seed/random';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { formatPhone } from '@/formats/phone';
import { inputFrom, toWire } from '@/features/voters/form/voterInput';
import { taskRow, type Task } from '@/features/tasks/task';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import type { HeldRequest, RequestPage } from './heldRequests';
import { planOf, proposedStay, type Side } from './plan';
import type { MergeController, MergePorts } from './mergeTypes';
import { startMerge } from './runMerge';

/* A merge under 1,000 seeded faults: whatever the server does, no service and no value is lost. */

const recordWith = (fields: object): VoterRecord => v.parse(voterRecord, { genre: 1, ...fields });

const phone = (random: Random) => ({ number: `199${random.digits(8)}`, type: 2, operator: 6 });

function somebody(random: Random, id: number, other: number): VoterRecord {
  const some = (value: string) => (random.chance(0.6) ? value : '');
  return recordWith({
    id,
    name: random.pick(['Rita Lima', 'Rita de Souza Lima', 'RITA LIMA']),
    nickName: some(random.pick(['Ritinha', 'Ri'])),
    individualRegistration: some(random.pick(['52998224725', '11144477735'])),
    dateOfBirth: random.pick([null, '1980-02-03', '1980-03-02']),
    email: some(`rita${random.int(1, 3)}@correio.example`),
    note: some(`Nota ${id}: ${random.code(6)}.`),
    telephone: Array.from({ length: random.int(0, 2) }, () => phone(random)),
    groupsId: random.sample([1, 2, 3], random.int(0, 2)),
    status: random.chance(0.8),
    allowCommunication: random.chance(0.8),
    responsible: random.chance(0.3) ? [{ responsibleId: 1, name: `Indicou ${random.int(1, 9)}` }] : [],
    relatives: [
      ...(random.chance(0.3) ? [{ electorId: 90 + id, electorName: `Parente ${id}`, kinship: 6 }] : []),
      ...(random.chance(0.1) ? [{ electorId: other, electorName: 'O outro', kinship: 5 }] : []),
    ],
    ...(random.chance(0.5) && {
      ...{ address: `Rua ${random.code(4)}`, addressNumber: random.pick(['10', 'S/N']), zipcode: '13000000' },
      ...{ cityId: 1, city: 'Campinas', stateId: 1, state: 'SP', districtId: 2, district: 'Cambuí' },
    }),
  });
}

type Fault =
  | 'none'
  | 'refused'
  | 'failed'
  | 'failedAfter'
  | 'lost'
  | 'lostAfter'
  | 'late'
  | 'forbidden'
  | 'offline'
  | 'tooMany'
  | 'closed'
  | 'odd';

const faults: readonly Fault[] = [
  ...(['refused', 'failed', 'failedAfter', 'lost', 'lostAfter', 'late'] as const),
  ...(['forbidden', 'offline', 'tooMany', 'closed', 'odd', 'odd'] as const),
];

const failures: Partial<Record<Fault, ApiFailure>> = {
  refused: createFailure('validation', { status: 400, message: 'Recusado.', isWrite: true }),
  failed: createFailure('server', { status: 500, isWrite: true }),
  failedAfter: createFailure('server', { status: 500, isWrite: true }),
  lost: createFailure('timeout', { isWrite: true }),
  lostAfter: createFailure('timeout', { isWrite: true }),
  late: createFailure('timeout', { isWrite: true }),
  forbidden: createFailure('forbidden', { status: 403 }),
  offline: createFailure('offline', { isWrite: false }),
  tooMany: createFailure('tooMany', { status: 429 }),
};

const duplicate = createFailure('validation', {
  status: 400,
  isWrite: true,
  errors: [{ fieldName: 'duplicated', message: 'Este eleitor já está cadastrado.' }],
});
const notFound = createFailure('notFound', { status: 404 });

const turn = () => Promise.resolve();
/** Resolves once all runnable work has run. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => undefined);

interface Tab {
  isClosed: boolean;
}

/**
 * An office with two records of one person; it rejects two with the same CPF, and a removed voter's services are
 * removed too.
 */
function createOffice(random: Random) {
  const voters = new Map([1, 2].map((id) => [id, somebody(random, id, 3 - id)]));
  const requests = new Map<number, { id: number; electorId: number }>();
  const count = random.pick([0, 1, 3, 7, 130]);
  for (let id = 1; id <= count; id += 1) requests.set(id, { id, electorId: random.pick([1, 2, 2, 12]) });
  // Each is in the family of one of the two, of both, or of neither.
  const relatives = [1, 2].map((id) => {
    const own = [1, 2]
      .filter(() => random.chance(0.7))
      .map((one) => ({ electorId: one, electorName: 'Rita', kinship: 5 }));
    const kin = [...own, { electorId: 99, electorName: 'Tia', kinship: 9 }];
    return recordWith({ id: 90 + id, name: `Parente ${id}`, note: `Do parente ${id}.`, relatives: kin });
  });
  const kin = new Map(relatives.map((one) => [one.id, one]));
  const hadReminders = [1, 1, 2, 2, 90]
    .filter(() => random.chance(0.5))
    .map((sourceId, at): Task =>
      v.parse(taskRow, {
        ...{
          id: at + 1,
          source: 'voter',
          sourceId,
          status: 'pending',
          description: `Ligar ${random.code(5)}`,
        },
        ...{ taskDate: '2026-12-01', participants: [{ userId: 1, name: 'Ana' }], notify: random.chance(0.5) },
      }),
    );
  const reminders = new Map(hadReminders.map((one) => [one.id, one]));
  // A server may keep a reminder's source whatever is sent, or refuse a change.
  const source = random.pick(['taken', 'taken', 'kept', 'refused'] as const);
  const original = [...voters.values()];
  const ofOthers = { lost: [] as number[], made: requests.size };
  let pending: { act: () => void; after: number }[] = [];
  let faultsLeft = 12;
  let isRemoving = false;

  function pass() {
    pending = pending.filter((one) => {
      one.after -= 1;
      if (one.after > 0) return true;
      one.act();
      return false;
    });
  }

  function draw(): Fault {
    if (faultsLeft === 0 || !random.chance(0.25)) return 'none';
    faultsLeft -= 1;
    return random.pick(faults);
  }

  /** Someone else creates a service for one of the two. */
  function outside() {
    // Not during a removal: what was sent cannot be stopped.
    if (isRemoving || faultsLeft === 0 || !random.chance(0.02)) return;
    const id = 1_000 + requests.size;
    requests.set(id, { id, electorId: random.pick([...voters.keys()]) });
    ofOthers.made += 1;
  }

  async function call<T>(own: Tab, act: () => ApiResult<T>, odd: (said: T) => ApiResult<T>) {
    await turn();
    if (own.isClosed) return never;
    pass();
    const fault = draw();
    const hasActed = ['none', 'failedAfter', 'lostAfter', 'odd', 'closed'].includes(fault);
    if (fault === 'late') pending.push({ act: () => void act(), after: random.int(1, 5) });
    const said = hasActed ? act() : undefined;
    if (fault === 'closed') {
      own.isClosed = true;
      return never;
    }
    const error = failures[fault];
    if (error || !said) return { error: error ?? notFound };
    return fault === 'odd' && !said.error ? odd(said.data) : said;
  }

  const unreadable = <T>(): ApiResult<T> => ({ error: createFailure('unreadable', { isWrite: true }) });

  function put({ id, input, recorded }: Parameters<MergePorts['save']>[0]): ApiResult<null> {
    if (kin.has(id)) {
      kin.set(id, recordWith({ id, ...toWire(input, recorded) }));
      return { data: null };
    }
    if (!voters.has(id)) return { error: notFound };
    const { individualRegistration: cpf, name, dateOfBirth: birth } = input;
    const isTaken = [...voters.values()].some(
      (one) =>
        one.id !== id &&
        ((cpf && one.individualRegistration === cpf) ||
          (birth && one.dateOfBirth === birth && one.name.toLowerCase() === name.toLowerCase())),
    );
    if (isTaken) return { error: duplicate };
    voters.set(id, recordWith({ id, ...toWire(input, recorded) }));
    return { data: null };
  }

  function remove(id: number): ApiResult<null> {
    if (!voters.delete(id)) return { error: notFound };
    for (const request of [...requests.values()])
      if (request.electorId === id) {
        requests.delete(request.id);
        ofOthers.lost.push(request.id);
      }
    return { data: null };
  }

  function give({ id, ...facts }: Task, sourceId: number): ApiResult<null> {
    if (source === 'refused') return { error: createFailure('validation', { status: 400, isWrite: true }) };
    reminders.set(id, { id, ...facts, ...(source === 'taken' && { sourceId }) });
    return { data: null };
  }

  const backups: VoterRecord[] = [];

  const portsFor = (own: Tab, from: number, to: number): MergePorts => {
    const elector = (id: number): ApiResult<number> => {
      const request = requests.get(id);
      return request ? { data: request.electorId } : { error: notFound };
    };
    return {
      download: () =>
        call<string>(
          own,
          () => {
            backups.push(...voters.values());
            return { data: '' };
          },
          () => unreadable(),
        ),
      readVoter: (id) => {
        outside();
        return call<VoterRecord>(
          own,
          () => {
            const record = voters.get(id) ?? kin.get(id);
            return record ? { data: record } : { error: notFound };
          },
          () => ({ error: createFailure('incomplete') }),
        );
      },
      save: (change) => call(own, () => put(change), unreadable),
      searchRequests: (voterId, page) => {
        outside();
        return call<RequestPage>(
          own,
          () => {
            // The number also matches within others, as in an API that compares texts.
            const all = [...requests.values()].filter(
              ({ electorId }) => electorId === voterId || electorId > 2,
            );
            const rows = all.slice((page - 1) * 100, page * 100).map((one): HeldRequest => ({
              ...one,
              reference: `AT-${one.id}`,
            }));
            return { data: { rows, total: all.length } };
          },
          ({ rows, total }) =>
            random.pick<ApiResult<RequestPage>>([
              { data: { rows: rows.slice(1), total: total === rows.length ? total + 1 : total } },
              { data: { rows: rows.slice(1), total: total + 1 } },
              {
                data: { rows: rows.slice(1), total: total + 1, unread: { rows: 1, fields: 0, problems: [] } },
              },
              { data: { rows: [{ id: 9_999, reference: '', electorId: null }, ...rows], total: total + 1 } },
            ]),
        );
      },
      move: {
        write: async ({ id }) => {
          const now = await call(own, () => elector(id), unreadable);
          if (now.error) return { error: now.error };
          if (now.data === from) {
            const sent = await call(
              own,
              (): ApiResult<null> => {
                const request = requests.get(id);
                if (!request) return { error: notFound };
                requests.set(id, { ...request, electorId: to });
                return { data: null };
              },
              // It reports success but did not: the service is back.
              () => {
                const request = requests.get(id);
                if (request && voters.has(from)) requests.set(id, { ...request, electorId: from });
                return { data: null };
              },
            );
            if (sent.error) return { error: sent.error };
          }
          const seen = await call(own, () => elector(id), unreadable);
          if (seen.error) return { error: createFailure('timeout', { isWrite: true }) };
          return seen.data === from
            ? { error: createFailure('unreadable', { isWrite: true }) }
            : { data: null };
        },
        isWritten: async ({ id }) => {
          const { data, error } = await call(own, () => elector(id), unreadable);
          return error ? { error } : { data: data !== from };
        },
      },
      remindersOf: (id) =>
        call<{ reminders: Task[]; unread: undefined }>(
          own,
          () => ({
            data: {
              reminders: [...reminders.values()].filter(({ sourceId }) => sourceId === id),
              unread: undefined,
            },
          }),
          unreadable,
        ),
      readReminder: (id) =>
        call<Task>(
          own,
          () => {
            const reminder = reminders.get(id);
            return reminder ? { data: reminder } : { error: notFound };
          },
          () => ({ error: createFailure('incomplete') }),
        ),
      giveReminder: (reminder, voterId) => call(own, () => give(reminder, voterId), unreadable),
      remove: (id) => {
        isRemoving = true;
        return call(own, () => remove(id), unreadable);
      },
    };
  };

  return {
    voters,
    requests,
    relatives,
    kin,
    hadReminders,
    reminders,
    source,
    original,
    backups,
    ofOthers,
    portsFor,
    isQuiet: () => pending.length === 0,
    settle: () => {
      while (pending.length > 0) pass();
    },
    faultsMet: () => 12 - faultsLeft,
  };
}

const machine = { delay: turn, isOnline: () => true };

/** Drives a merge until nothing changes: resumes pauses, retries failed steps, presses the removal. */
async function work(merge: MergeController, tab: Tab, patience: number) {
  for (let presses = 0; presses < patience;) {
    await rest();
    if (tab.isClosed) return false;
    const { isBusy, pauseReason, mayRemove, steps } = merge.state();
    if (pauseReason) {
      presses += 1;
      merge.resume();
    } else if (!isBusy) {
      presses += 1;
      if (steps.every(({ state }) => state === 'done')) return true;
      if (mayRemove && !steps.some(({ state }) => state === 'failed')) merge.remove();
      else merge.again();
    }
  }
  merge.stop();
  tab.isClosed = true;
  return false;
}

/** Every value of a record, flat, to be found again. */
const valuesOf = (record: VoterRecord): string[] => [
  ...[record.name, record.nickName, record.individualRegistration, record.dateOfBirth ?? '', record.email],
  ...Object.values(record.address),
];

async function mergeUnderFaults(seed: number) {
  const random = createRandom(seed, 'merge');
  const office = createOffice(random);
  let stays: Side | null = null;
  let isDone = false;
  /** What the steps left to the person. */
  let said = '';
  for (let tabs = 0; tabs < 40 && !isDone; tabs += 1) {
    const [one, other] = [office.voters.get(1), office.voters.get(2)];
    if (!one || !other) break;
    const two = { one, other };
    // The record to keep is chosen again only while nothing is pending.
    if (!stays || (office.isQuiet() && random.chance(0.2)))
      stays = random.chance(0.7) ? proposedStay(two) : random.pick(['one', 'other'] as const);
    const picks = random.chance(0.5)
      ? { individualRegistration: random.pick(['one', 'other'] as const) }
      : {};
    const plan = planOf(two, { stays, picks, note: null });
    const tab: Tab = { isClosed: false };
    const ports = office.portsFor(tab, plan.gone.id, plan.kept.id);
    const merge = startMerge(plan, ports, machine);
    isDone = await work(merge, tab, 30);
    said += merge
      .state()
      .steps.map(({ note }) => note)
      .join(' ');
  }
  office.settle();
  return { ...office, isDone, said };
}

const lists = (record: VoterRecord) => inputFrom(record);

describe('a merge under seeded faults', () => {
  it('never loses a request or a value, in 1,000 of them', async () => {
    let met = 0;
    let removed = 0;
    let carried = 0;
    let given = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const merged = await mergeUnderFaults(seed);
      const { voters, requests, relatives, kin, said, original, backups, ofOthers, faultsMet } = merged;
      const { hadReminders, reminders, source } = merged;
      for (const had of hadReminders)
        expect({ ...reminders.get(had.id), sourceId: had.sourceId }, `seed ${seed}`).toEqual(had);
      met += faultsMet();
      expect(ofOthers.lost, `seed ${seed}`).toEqual([]);
      expect(requests.size, `seed ${seed}`).toBe(ofOthers.made);
      for (const { electorId } of requests.values())
        expect(electorId === 12 || voters.has(electorId), `seed ${seed}`).toBe(true);
      const there = [...voters.values(), ...backups].flatMap(valuesOf).join('\n');
      for (const value of original.flatMap(valuesOf)) expect(there, `seed ${seed}`).toContain(value);
      for (const { id, note, relatives: had } of relatives) {
        const now = kin.get(id);
        expect(now?.note, `seed ${seed}`).toBe(note);
        expect(
          now?.relatives.filter(({ electorId }) => electorId === 99),
          `seed ${seed}`,
        ).toHaveLength(1);
        const isStill = now?.relatives.filter(({ electorId }) => electorId === 1 || electorId === 2);
        expect((isStill?.length ?? 0) > 0, `seed ${seed}`).toBe(had.length > 1);
      }
      if (voters.size > 1) continue;
      removed += 1;
      const [gone] = [1, 2].filter((id) => !voters.has(id));
      const familyOfGone = original.find(({ id }) => id === gone)?.relatives ?? [];
      for (const { electorId } of familyOfGone) {
        // A family that could not be fully read is left to the person, who is notified.
        if (said.includes(`(nº ${electorId}), que ficou como estava`)) continue;
        carried += 1;
        const family = kin.get(electorId ?? 0)?.relatives ?? [];
        expect(
          family.map((one) => one.electorId),
          `seed ${seed}`,
        ).not.toContain(gone);
        expect(new Set(family.map((one) => one.electorId)).size, `seed ${seed}`).toBe(family.length);
      }
      for (const { id, sourceId: had } of hadReminders) {
        const now = reminders.get(id)?.sourceId;
        if (now === gone) expect(said, `seed ${seed}`).toContain(`nº ${id}, `);
        else if (now !== had) given += 1;
        expect(now === had || source === 'taken', `seed ${seed}`).toBe(true);
      }
      const [kept] = [...voters.values()].map(lists);
      const phones = kept?.telephone.map(({ number }) => number) ?? [];
      for (const before of original.map(lists)) {
        for (const { number } of before.telephone)
          expect(
            number === '' || phones.includes(number) || kept?.note.includes(formatPhone(number)),
            `seed ${seed}`,
          ).toBe(true);
        expect(kept?.groupsId, `seed ${seed}`).toEqual(expect.arrayContaining(before.groupsId));
        expect(kept?.note, `seed ${seed}`).toContain(before.note);
        for (const { name } of before.responsible)
          expect(
            kept?.responsible.map((now) => now.name),
            `seed ${seed}`,
          ).toContain(name);
      }
    }
    expect(met).toBeGreaterThan(3_000);
    // Faults delay a merge but do not prevent its completion.
    expect(removed).toBeGreaterThan(900);
    expect(carried).toBeGreaterThan(200);
    expect(given).toBeGreaterThan(200);
    // Seven seconds of work, which take a busy machine a minute.
  }, 240_000);
});
