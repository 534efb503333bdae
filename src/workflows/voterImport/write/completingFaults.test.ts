import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '@mocks/seed/random';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { startWriting } from '@/records/jobs/items/writeEngine';
import { inputFrom, toWire } from '@/features/voters/form/voterInput';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import type { ImportItem } from '../importSession/questions';
import { completingBy, type CompletingPorts } from './completing';
import { completedParts, restored, type CompletedValue } from './completion';
import { completedInput } from './importedInput';

/* Voters completed by an import under 1,000 seeded faults: whatever the server does, no data of theirs is lost. */

const recordWith = (fields: object): VoterRecord => v.parse(voterRecord, { genre: 1, ...fields });

const number = (random: Random) => `199${random.digits(8)}`;

const place = (street: string, random: Random) => ({
  ...{ zipcode: '13000000', address: street, addressNumber: random.pick(['10', 'S/N']) },
  ...{ cityId: 1, city: 'Campinas', stateId: 1, state: 'SP', districtId: 2, district: 'Cambuí' },
});

function somebody(random: Random, id: number): VoterRecord {
  const some = (value: string) => (random.chance(0.4) ? value : '');
  return recordWith({
    id,
    name: `Pessoa ${id}`,
    nickName: some(`Apelido ${id}`),
    individualRegistration: some('52998224725'),
    dateOfBirth: random.pick([null, '1980-02-03']),
    genre: random.pick([null, 1, 3]),
    email: some(`pessoa${id}@correio.example`),
    note: some(`Nota ${id}.`),
    sonsIn: random.pick([null, 0, 2]),
    voterRegistration: some('106644440302'),
    // The API has returned three, and the form takes two.
    telephone: Array.from({ length: random.int(0, 3) }, () => ({
      ...{ number: number(random), type: random.int(1, 2), operator: random.int(1, 6) },
    })),
    groupsId: random.sample([1, 2, 3], random.int(0, 2)),
    status: random.chance(0.8),
    allowCommunication: random.chance(0.8),
    responsible: random.chance(0.3) ? [{ responsibleId: 1, name: 'Quem indicou' }] : [],
    relatives: random.chance(0.3) ? [{ electorId: 90, electorName: 'Parente', kinship: 6 }] : [],
    ...(random.chance(0.4) && place(`Rua ${random.code(4)}`, random)),
  });
}

function rowFor(random: Random, before: VoterRecord): ImportItem {
  const some = (value: string) => (random.chance(0.6) ? value : '');
  const [known] = before.telephone.map((one) => one.number);
  const notices = Array.from({ length: random.int(0, 2) }, () =>
    known && random.chance(0.4) ? known : number(random),
  );
  const street = { zipcode: '13010000', street: 'Rua da Planilha', number: '7', additional: '' };
  return {
    ...{ row: before.id + 1, voterId: before.id, voteStatusId: 1, allows: true, canTell: true },
    voter: {
      ...{ name: before.name, nickName: some('Da planilha'), cpf: some('11144477735') },
      dateOfBirth: random.pick(['', '1981-04-05'] as const),
      genre: random.int(1, 3),
      maritalStatusId: random.pick(['', 2] as const),
      phones: [...new Set(notices)],
      email: some('planilha@correio.example'),
      ...{ ...street, district: 'Centro', city: 'Campinas', state: 'SP', groups: [] },
      ...{ voterTitle: some('004356870906'), electoralZone: some('33'), votingSection: some('120') },
      ...{ healthCard: some('898001160660761'), sonsIn: some('1'), voteStatusId: '' },
      allows: random.pick(['', true, false] as const),
      note: some('Da planilha.'),
    },
    groupIds: random.sample([4, 5], random.int(0, 2)),
    address: random.chance(0.5)
      ? {
          ...street,
          city: { value: 1, label: 'Campinas - SP', name: 'Campinas', state: 'SP', stateId: 1 },
          district: { value: 3, label: 'Centro', cityId: 1 },
        }
      : null,
    addressNote: some('Endereço: Rua sem bairro.'),
    groupNote: some('Grupo: Feira.'),
    isOnlyNo: random.chance(0.1),
  };
}

const failed = (isWrite: boolean) =>
  ({
    refused: createFailure('validation', { status: 400, message: 'Recusado.', isWrite }),
    failed: createFailure('server', { status: 500, isWrite }),
    failedAfter: createFailure('server', { status: 500, isWrite }),
    lost: createFailure('timeout', { isWrite }),
    lostAfter: createFailure('timeout', { isWrite }),
    late: createFailure('timeout', { isWrite }),
    forbidden: createFailure('forbidden', { status: 403 }),
    offline: createFailure('offline', { isWrite: false }),
    tooMany: createFailure('tooMany', { status: 429 }),
    odd: createFailure('unreadable', { isWrite }),
    incomplete: createFailure('incomplete'),
  }) satisfies Record<string, ApiFailure>;

type Fault = keyof ReturnType<typeof failed> | 'closed';
const faults = [...(Object.keys(failed(true)) as Fault[]), 'closed' as const];
const acting = new Set<Fault>(['failedAfter', 'lostAfter', 'odd', 'closed']);

const turn = () => Promise.resolve();
/** Waits until all pending callbacks have run. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => undefined);
const machine = { delay: turn, isOnline: () => true };

/** An office whose server fails and responds late, and whose other users fill in records in the meantime. */
function createOffice(random: Random) {
  const original = Array.from({ length: random.int(1, 6) }, (_, at) => somebody(random, at + 1));
  const voters = new Map(original.map((one) => [one.id, one]));
  /** What others wrote to a record, which an import may not remove. */
  const ofOthers = new Map<number, string>();
  const changes = new Map<number, number>();
  const onTheirWay: { id: number; act: () => void; after: number }[] = [];
  let left = 8;
  let met = 0;

  function pass() {
    for (const one of onTheirWay.splice(0)) {
      one.after -= 1;
      if (one.after > 0) onTheirWay.push(one);
      else one.act();
    }
  }

  /** Another user adds a nickname, except while a write is in progress, since nothing prevents that conflict. */
  function outside(id: number) {
    const now = voters.get(id);
    if (!now || now.nickName || !random.chance(0.1) || onTheirWay.some((one) => one.id === id)) return;
    ofOthers.set(id, 'De outra pessoa');
    voters.set(id, { ...now, nickName: 'De outra pessoa' });
  }

  async function call<T>(
    own: { isClosed: boolean },
    id: number,
    isWrite: boolean,
    act: () => T,
  ): Promise<ApiResult<T>> {
    await turn();
    if (own.isClosed) return never;
    pass();
    const fault = left > 0 && random.chance(0.3) ? random.pick(faults) : null;
    if (fault) {
      left -= 1;
      met += 1;
    }
    if (fault === 'late' && isWrite) onTheirWay.push({ id, act, after: random.int(1, 5) });
    if (!fault) return { data: act() };
    if (acting.has(fault)) act();
    if (fault !== 'closed') return { error: failed(isWrite)[fault] };
    own.isClosed = true;
    return never;
  }

  const portsOf = (own: { isClosed: boolean }): Omit<CompletingPorts, 'note'> => ({
    read: (id) => {
      outside(id);
      return call(own, id, false, () => voters.get(id) as VoterRecord);
    },
    save: ({ id, input, recorded }) =>
      call(own, id, true, () => {
        const next = recordWith({ id, ...toWire(input, recorded) });
        if (JSON.stringify(next) !== JSON.stringify(voters.get(id)))
          changes.set(id, (changes.get(id) ?? 0) + 1);
        voters.set(id, next);
        return null;
      }),
  });

  return {
    original,
    voters,
    ofOthers,
    changes,
    portsOf,
    met: () => met,
    resolve: () => {
      while (onTheirWay.length > 0) pass();
    },
  };
}

/** Sends rows until nothing changes: pauses are ended, unknown results refetched. False if the tab was closed. */
async function send(items: readonly ImportItem[], ports: CompletingPorts, own: { isClosed: boolean }) {
  const completing = completingBy(ports);
  const writing = startWriting(
    items,
    {
      write: (item) => completing.write(item, item.voterId ?? 0),
      isWritten: (item) => completing.isWritten(item, item.voterId ?? 0),
    },
    machine,
  );
  for (let presses = 0; presses < 20; presses += 1) {
    await rest();
    if (own.isClosed) break;
    const { phase, entries } = writing.batch();
    if (phase === 'paused') writing.resume();
    if (phase !== 'ended') continue;
    if (entries.every(({ state }) => state !== 'unknown')) break;
    writing.checkAgain();
  }
  writing.stop();
  return writing.batch().entries;
}

async function importUnderFaults(seed: number) {
  const random = createRandom(seed, 'completing');
  const office = createOffice(random);
  const items = office.original.map((one) => rowFor(random, one));
  const notes: { id: number; values: readonly CompletedValue[] }[] = [];
  const states = new Map<number, string>();
  // Imports the same sheet again, as after a closed tab or with rows left to check.
  for (let tabs = 0; tabs < 6; tabs += 1) {
    const own = { isClosed: false };
    const note: CompletingPorts['note'] = (id, values) => void notes.push({ id, values });
    const entries = await send(items, { ...office.portsOf(own), note }, own);
    own.isClosed = true;
    for (const { item, state } of entries) states.set(item.voterId ?? 0, state);
    office.resolve();
    if (entries.every(({ state }) => state === 'done' || state === 'same')) break;
  }
  return { ...office, items, notes, states };
}

/** All values of a record, each with its kind. */
function held(record: VoterRecord): string[] {
  const { telephone, groupsId, responsible, relatives, address, ...facts } = record;
  const values = [...Object.entries(facts), ...Object.entries(address)];
  return [
    ...values.flatMap(([name, value]) =>
      value === '' || value === null || name === 'allowCommunication' || name === 'withLocation'
        ? []
        : // No gender is equivalent to "not told", so one may replace it.
          name === 'genre' && value === 3
          ? []
          : [`${name} ${String(value)}`],
    ),
    ...telephone.map((one) => `telephone ${one.number} ${one.type} ${one.operator}`),
    ...groupsId.map((id) => `group ${id}`),
    ...responsible.map((one) => `responsible ${one.name}`),
    ...relatives.map((one) => `relative ${one.electorId} ${one.kinship}`),
  ];
}

const numbersOf = (record: VoterRecord) => record.telephone.map((one) => one.number);

describe('voters completed under seeded faults', () => {
  it('lose nothing, and are written once, in 1,000 imports', async () => {
    let met = 0;
    let finished = 0;
    let taken = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const office = await importUnderFaults(seed);
      const { original, voters, items, notes, states, changes, ofOthers } = office;
      met += office.met();
      expect(voters.size).toBe(original.length);
      for (const [at, before] of original.entries()) {
        const said = `seed ${seed}, voter ${before.id}`;
        const now = voters.get(before.id) as VoterRecord;
        const item = items[at] as ImportItem;
        expect(held(now), said).toEqual(expect.arrayContaining(held(before)));
        const others = ofOthers.get(before.id);
        if (others) expect(now.nickName, said).toBe(others);
        expect(changes.get(before.id) ?? 0, said).toBeLessThanOrEqual(1 + Number(others !== undefined));
        expect(new Set(numbersOf(now)).size, said).toBe(now.telephone.length);
        expect(now.telephone.length, said).toBeLessThanOrEqual(Math.max(2, before.telephone.length));
        // A refusal of messages is never reverted.
        if (!before.allowCommunication) expect(now.allowCommunication, said).toBe(false);
        const state = states.get(before.id);
        if (state !== 'done' && state !== 'same') continue;
        finished += 1;
        expect(completedInput(inputFrom(now), item), said).toBeNull();
        // A value is noted once, and the notes restore the record.
        const ours = notes.filter(({ id }) => id === before.id);
        expect(ours.length, said).toBeLessThanOrEqual(1);
        const [noted] = ours;
        if (!noted) continue;
        const { input } = restored(before.id, inputFrom(now), noted.values);
        taken += 1;
        const back = recordWith({ id: before.id, ...toWire(input ?? inputFrom(now), now) });
        expect(held(back), said).toEqual(expect.arrayContaining(held(before)));
        if (others) expect(back.nickName, said).toBe(others);
        else
          for (const part of completedParts) expect(partOf(back, part), said).toEqual(partOf(before, part));
      }
    }
    expect(met).toBeGreaterThan(3_000);
    expect(finished).toBeGreaterThan(2_500);
    expect(taken).toBeGreaterThan(1_500);
    // Takes seconds, or up to a minute on a busy machine.
  }, 240_000);

  it('keep all of their three telephones', async () => {
    const random = createRandom(1, 'three');
    const before = {
      ...somebody(random, 1),
      email: '',
      telephone: ['19990000001', '19990000002', '1932320003'].map((one, at) => ({
        ...{ number: one, type: at === 2 ? 1 : 2, operator: at + 1 },
      })),
    };
    const row = rowFor(random, before);
    const item = {
      ...row,
      isOnlyNo: false,
      voter: { ...row.voter, email: 'nova@correio.example', phones: ['19990000004', '19990000002'] },
    };
    let now: VoterRecord = before;
    const completing = completingBy({
      read: () => Promise.resolve({ data: now }),
      save: ({ input, recorded }) => {
        now = recordWith({ id: 1, ...toWire(input, recorded) });
        return Promise.resolve({ data: null });
      },
      note: () => undefined,
    });
    await completing.write(item, 1);
    expect(now.email).toBe('nova@correio.example');
    expect(now.telephone).toEqual(before.telephone);
  });
});

/** The value of a part, with an untold gender as none. */
function partOf(record: VoterRecord, part: (typeof completedParts)[number]): unknown {
  const input = inputFrom(record);
  if (part === 'genre') return input.genre === 3 ? '' : input.genre;
  if (part === 'address') return record.address;
  return input[part];
}
