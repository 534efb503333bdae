import { messagesOf } from '@/api/failureMessages';
import { createBatchedEmitter } from './batchedEmitter';
import { createEntryList } from './entryList';
import { createGate } from './gate';
import type { Ledger, WritingPhase } from './ledger';
import { isOfAllCalls, resultOfAct, stateAfter } from './outcome';
import type { Surroundings, WritingActions, WritingController } from './writing';

/* Many writes in a row, after docs/rules.md, 'Muitos de uma vez'. */

const mostWrites = 2;
const mostReads = 4;

/** Begins to write items, two at a time and in their order, and keeps the ledger of what became of each. */
export function startWriting<T, R = unknown>(
  items: readonly T[],
  { write, isWritten, name }: WritingActions<T, R>,
  surroundings: Surroundings,
): WritingController<T, R> {
  let snapshot: Ledger<T, R> | null = null;
  const emitter = createBatchedEmitter(surroundings.delay);
  const entries = createEntryList<T, R>(items, name, () => {
    snapshot = null;
    emitter.emitSoon();
  });
  const gate = createGate(surroundings, goOn);
  /** The first item that was never sent, and those that were and wait again. */
  let next = 0;
  const returned: number[] = [];
  /** Unknown items that are to be read, and those that are being read. */
  const toRead = new Set<number>();
  const reading = new Set<number>();
  let writes = 0;
  let isStopped = false;
  let told = '';

  async function writeOne(index: number) {
    const round = gate.round();
    writes += 1;
    entries.set(index, { state: 'doing' });
    const { data, error } = await resultOfAct(() => write(entries.itemAt(index)));
    writes -= 1;
    gate.heardWrite(error, round);
    const state = error ? stateAfter(error) : 'done';
    if (!error) entries.set(index, { state, data: data as R });
    else if (state === 'refused')
      entries.set(index, { state, reason: messagesOf(error).join(' '), failure: error });
    else if (state === 'unknown') {
      const isToRead = isWritten !== undefined && !isStopped;
      if (isToRead) toRead.add(index);
      entries.setUnknown(index, isToRead ? 'checking' : 'unread', error);
    } else {
      entries.set(index, { state });
      returned.push(index);
    }
    goOn();
  }

  async function readOne(index: number, read: NonNullable<typeof isWritten>) {
    const round = gate.round();
    toRead.delete(index);
    reading.add(index);
    const { data: isThere, error } = await resultOfAct(() => read(entries.itemAt(index)));
    reading.delete(index);
    if (isThere) entries.set(index, { state: 'done' });
    else if (!error) entries.setUnknown(index, 'notSeen');
    else if (isOfAllCalls(error)) {
      gate.heardRead(error, round);
      toRead.add(index);
    } else entries.setUnknown(index, 'notRead');
    goOn();
  }

  function dropReads() {
    toRead.forEach((index) => entries.setUnknown(index, 'unread'));
    toRead.clear();
  }

  const hasWaiting = () => !isStopped && (returned.length > 0 || next < entries.length);

  function phase(): WritingPhase {
    if (writes + reading.size + toRead.size === 0 && !hasWaiting()) return 'ended';
    if (isStopped) return 'stopping';
    if (gate.pauseReason()) return 'paused';
    return gate.holdMs() > 0 ? 'holding' : 'running';
  }

  /** Starts what may be started, and tells at once of another phase. */
  function goOn() {
    for (;;) {
      const [unread] = reading.size < mostReads ? toRead : [];
      const mayWrite = writes < mostWrites && hasWaiting();
      if ((unread === undefined && !mayWrite) || !gate.isOpen()) break;
      if (unread === undefined) void writeOne(returned.shift() ?? next++);
      else if (isWritten) void readOne(unread, isWritten);
    }
    // Nobody goes on with what was stopped.
    if (isStopped && toRead.size > 0 && !gate.isOpen()) dropReads();
    const now = `${phase()} ${gate.pauseReason()} ${gate.holdMs()}`;
    if (now === told) return;
    told = now;
    snapshot = null;
    emitter.emit();
  }

  function ledger(): Ledger<T, R> {
    const now = phase();
    snapshot ??= {
      phase: now,
      pauseReason: now === 'paused' ? gate.pauseReason() : null,
      holdMs: now === 'holding' ? gate.holdMs() : 0,
      entries: entries.copy(),
    };
    return snapshot;
  }

  goOn();
  return {
    subscribe: emitter.subscribe,
    ledger,
    pause() {
      if (isStopped || phase() === 'ended') return;
      gate.pause('person');
      goOn();
    },
    resume() {
      if (isStopped || !gate.pauseReason()) return;
      gate.resume();
      goOn();
    },
    stop() {
      if (isStopped || phase() === 'ended') return;
      isStopped = true;
      dropReads();
      goOn();
    },
    checkAgain() {
      if (!isWritten) return;
      if (phase() === 'ended') gate.resume();
      for (const index of entries.unknowns().filter((one) => !reading.has(one))) {
        toRead.add(index);
        entries.setUnknown(index, 'checking');
      }
      goOn();
    },
  };
}
