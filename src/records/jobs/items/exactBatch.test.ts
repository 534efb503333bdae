import { expect, it } from 'vitest';
import { createRandom, type Random } from '@mocks/seed/random';
import { createFailure, type ApiResult } from '@/api/failure';
import { delay, fail, network, pass, stopClock } from '@tests/bulkWrites';
import { startWriting } from './writeEngine';

stopClock();

const items = 60;
const refusal = { error: createFailure('validation', { message: 'Não pode.', status: 400 }) };
const longestWait = 15_000;

/** What a server does with a write, how late, and what the client receives. */
const mishaps = [
  'ok',
  'refused',
  'too many',
  '500 before',
  '500 after',
  'time-out before',
  'time-out after',
  'time-out long after',
  'broken before',
  'broken after',
  'unsent',
  'session over',
] as const;

/** A server that counts, per item, the writes carried out and those refused; probabilities come from the seed. */
function createServer(random: Random) {
  const carriedOut = new Map<number, number>();
  const sent = new Map<number, number>();
  const refused = new Set<number>();
  const wellness = 0.5 + random.next() / 2;
  let isSignedIn = true;
  let underWay = 0;
  let most = 0;

  const add = (counts: Map<number, number>, item: number) => counts.set(item, (counts.get(item) ?? 0) + 1);

  async function answerTo(item: number) {
    const mishap = random.chance(wellness) ? 'ok' : random.pick(mishaps);
    if (mishap === 'unsent') return { error: createFailure('offline') };
    await delay(random.int(1, 100));
    if (mishap === 'session over') isSignedIn = false;
    if (!isSignedIn) return fail('forbidden', 403);
    if (mishap === 'too many') return fail('tooMany', 429);
    if (mishap === 'refused') {
      refused.add(item);
      return refusal;
    }
    if (!mishap.endsWith('before') && mishap !== 'time-out long after') add(carriedOut, item);
    await delay(random.int(1, 100));
    if (mishap.startsWith('500')) return fail('server', random.pick([500, 502, 504]));
    if (mishap.startsWith('broken')) {
      network.isOnline = random.chance(0.5);
      return fail('offline');
    }
    if (!mishap.startsWith('time-out')) return { data: null };
    if (mishap === 'time-out long after') void delay(20_000).then(() => add(carriedOut, item));
    await delay(longestWait);
    return fail('timeout');
  }

  return {
    carriedOut: (item: number) => carriedOut.get(item) ?? 0,
    sent,
    refused,
    most: () => most,
    signIn: () => void (isSignedIn = true),
    async write(item: number) {
      add(sent, item);
      most = Math.max(most, ++underWay);
      const answer = await answerTo(item);
      underWay -= 1;
      return answer;
    },
    async isWritten(item: number): Promise<ApiResult<boolean>> {
      await delay(random.int(1, 300));
      if (!isSignedIn) return { error: createFailure('forbidden', { status: 403 }) };
      if (random.chance(wellness)) return { data: carriedOut.has(item) };
      return { error: createFailure(random.pick(['timeout', 'offline', 'tooMany', 'server', 'notFound'])) };
    },
  };
}

/** A user who resumes after each pause, sometimes pauses, and may stop or recheck unknown items. */
async function writeAll(random: Random) {
  const server = createServer(random);
  const { write } = server;
  const isWritten = random.chance(0.8) && { isWritten: server.isWritten };
  const writing = startWriting(
    [...Array(items).keys()],
    { write, ...isWritten },
    { delay, isOnline: () => network.isOnline },
  );
  let isStopped = false;
  const stopsAfter = random.chance(0.2) ? random.int(1, 100) : Infinity;
  for (let turn = 0; writing.batch().phase !== 'ended'; turn++) {
    expect(turn).toBeLessThan(2000);
    await pass(random.int(50, 2000));
    if (random.chance(0.05)) writing.pause();
    if (random.chance(0.05)) writing.checkAgain();
    if (turn >= stopsAfter) {
      writing.stop();
      isStopped = true;
    }
    if (writing.batch().phase !== 'paused') continue;
    if (random.chance(0.7)) network.isOnline = true;
    if (random.chance(0.7)) server.signIn();
    writing.resume();
  }
  await pass(60_000);
  return { server, writing, isStopped };
}

it.each(Array.from({ length: 200 }, (_, index) => index + 1))(
  'equals what the server did, mix %i',
  async (seed) => {
    const { server, writing, isStopped } = await writeAll(createRandom(seed, 'many writes'));
    const { entries, phase } = writing.batch();
    expect(phase).toBe('ended');
    expect(entries.map(({ item }) => item)).toEqual([...Array(items).keys()]);
    const untrue = entries.filter(({ item, state }) => {
      const times = server.carriedOut(item);
      if (times > 1) return true;
      if (state === 'done') return times !== 1;
      if (state === 'refused') return times !== 0 || !server.refused.has(item);
      return state === 'waiting' ? times !== 0 || !isStopped : state !== 'unknown' || !server.sent.has(item);
    });
    expect(untrue).toEqual([]);
    expect(server.most()).toBeLessThanOrEqual(2);
  },
);
