import { messagesOf } from '@/api/failureMessages';
import { createAhead } from './ahead';
import { createBatchedEmitter } from './batchedEmitter';
import { createEntryList } from './entryList';
import { createCircuitBreaker } from './circuitBreaker';
import type { LeftState, BatchState, WritingPhase } from './batchState';
import { resultOfAct, stateAfter } from './outcome';
import { createReads } from './reads';
import type { Surroundings, WritingActions, WritingController, Written } from './writing';

/* Batches of writes, according to docs/rules/network.md, 'Muitos de uma vez'. */

const maxWrites = 2;
/** Maximum concurrent reads, before and after writes together. */
const maxReads = 4;

/** Starts writing items, two at a time and in order, and tracks the state of each. */
export function startWriting<T, R = unknown>(
  items: readonly T[],
  { prepare, write, isWritten, recordOf, name }: WritingActions<T, R>,
  surroundings: Surroundings,
): WritingController<T, R> {
  let snapshot: BatchState<T, R> | null = null;
  const emitter = createBatchedEmitter(surroundings.delay);
  const entries = createEntryList<T, R>(items, name, () => {
    snapshot = null;
    emitter.emitSoon();
  });
  const breaker = createCircuitBreaker(surroundings, goOn);
  /** The first item never sent, and the indexes of those sent that wait again. */
  let next = 0;
  const returned: number[] = [];
  const reads = createReads(isWritten, entries, breaker, goOn);
  const ahead = createAhead(prepare, entries, breaker, {
    onRead: goOn,
    onReturn: (index) => void returned.push(index),
  });
  let writes = 0;
  let isStopped = false;
  /** A check of the unknown items was requested after the stop. */
  let isAsked = false;
  let notified = '';

  async function writeOne(index: number, act: () => PromiseLike<Written<R>>) {
    const epoch = breaker.epoch();
    writes += 1;
    entries.set(index, { state: 'doing' });
    let left: LeftState | undefined;
    const { data, error } = await resultOfAct(async () => {
      const written = await act();
      left = written.left;
      return written;
    });
    writes -= 1;
    // A skipped item says nothing about the server's writes.
    if (error || !left) breaker.heardWrite(error, epoch);
    const state = error ? stateAfter(error) : (left ?? 'done');
    if (!error) entries.set(index, { state, data: data });
    else if (state === 'refused')
      entries.set(index, { state, reason: messagesOf(error).join(' '), failure: error });
    else if (state === 'unknown') reads.setUnknown(index, !isStopped, error);
    else {
      entries.set(index, { state });
      returned.push(index);
    }
    goOn();
  }

  const hasWaiting = () => !isStopped && (returned.length > 0 || next < entries.length);

  function phase(): WritingPhase {
    if (writes + reads.count() + ahead.count() === 0 && !hasWaiting()) return 'ended';
    if (isStopped) return 'stopping';
    if (breaker.pauseReason()) return 'paused';
    return breaker.holdMs() > 0 ? 'holding' : 'running';
  }

  /** The records changed by pending items. */
  const held = () => new Set(entries.underWay().map((index) => recordOf?.(entries.itemAt(index))));
  const isHeld = (index: number) => recordOf !== undefined && held().has(recordOf(entries.itemAt(index)));

  function startNext(index: number) {
    if (prepare) ahead.start(index);
    else void writeOne(index, () => write(entries.itemAt(index)));
  }

  function writeReady() {
    const ready = ahead.next();
    if (ready) void writeOne(ready.index, ready.write);
  }

  /** The next start that the concurrency limits allow. */
  function nextStart() {
    const mayRead = reads.underWay() + ahead.underWay() < maxReads;
    if (mayRead && reads.hasWaiting()) return reads.startNext;
    const mayWrite = writes < maxWrites;
    if (mayWrite && ahead.hasReady()) return writeReady;
    const hasRoom = prepare ? mayRead && ahead.hasRoom() : mayWrite;
    return hasRoom && hasWaiting() && !isHeld(returned[0] ?? next)
      ? () => startNext(returned.shift() ?? next++)
      : null;
  }

  /** Starts what may be started and notifies of a phase change at once. */
  function goOn() {
    if (isStopped) ahead.drop();
    for (let start = nextStart(); start && breaker.isOpen(); start = nextStart()) start();
    // A stopped batch is never resumed, whereas a hold ends by itself.
    if (isStopped && reads.hasWaiting() && !breaker.isOpen() && (breaker.pauseReason() || !isAsked))
      reads.drop();
    const now = `${phase()} ${breaker.pauseReason()} ${breaker.holdMs()}`;
    if (now === notified) return;
    notified = now;
    snapshot = null;
    emitter.emit();
  }

  function batch(): BatchState<T, R> {
    const now = phase();
    snapshot ??= {
      phase: now,
      pauseReason: now === 'paused' ? breaker.pauseReason() : null,
      holdMs: now === 'holding' ? breaker.holdMs() : 0,
      entries: entries.copy(),
    };
    return snapshot;
  }

  goOn();
  return {
    subscribe: emitter.subscribe,
    batch,
    pause() {
      if (isStopped || phase() === 'ended') return;
      breaker.pause('person');
      goOn();
    },
    resume() {
      if (isStopped || !breaker.pauseReason()) return;
      breaker.resume();
      goOn();
    },
    stop() {
      if (isStopped || phase() === 'ended') return;
      isStopped = true;
      reads.drop();
      goOn();
    },
    checkAgain() {
      if (!isWritten) return;
      if (phase() === 'ended') breaker.resume();
      isAsked = isStopped;
      reads.again();
      goOn();
    },
  };
}
