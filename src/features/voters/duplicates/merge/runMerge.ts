import { createEmitter } from '@/api/emitter';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { plural } from '@/formats/text';
import type { Ledger } from '@/records/engine/ledger';
import { isOfAllCalls } from '@/records/engine/outcome';
import { startWriting } from '@/records/engine/writeEngine';
import type { Surroundings, WritingActions, WritingController } from '@/records/engine/writing';
import type { VoterInput } from '../../form/voterInput';
import type { VoterRecord } from '../../voter';
import { differences, isAsBefore } from './fields';
import { requestsOf, seeNone, type HeldRequest } from './heldRequests';
import type {
  Answer,
  MergeController,
  MergePorts,
  MergeState,
  MergeStep,
  MergeStepState,
  StepKey,
} from './mergeTypes';
import { deferredNote, isDuplicate, variantsOf } from './identity';
import type { Plan } from './plan';

/*
 * A merge, step by step, after docs/rules.md, 'Repetidos': removing a voter removes the voter's requests, so nothing is
 * removed until each request was moved and seen to be moved, and what was written seen to be there.
 */

type Outcome = { note: string; failure?: undefined } | { failure: ApiFailure; note?: string };

const done = (note = ''): Outcome => ({ note });
const changed = (id: number) =>
  createFailure('conflict', {
    message: `O cadastro nº ${id} mudou enquanto isto era feito. Volte e abra o par de novo.`,
  });

/** A write was not sent for what a read said: never taken for one whose answer was lost. */
const unsent = (failure: ApiFailure) =>
  isOfAllCalls(failure) ? failure : createFailure('incomplete', { message: failure.message });

const order: readonly StepKey[] = ['dossier', 'save', 'move', 'check', 'remove', 'finish'];
const stopped = createFailure('cancelled', { message: 'Parado. Continue quando quiser.' });

/** Begins a merge; the removal waits for the person. */
export function startMerge(
  { kept, gone, input, recorded }: Plan,
  ports: MergePorts,
  surroundings: Surroundings,
): MergeController {
  const { emit, subscribe } = createEmitter();
  const steps = new Map<StepKey, MergeStep>(order.map((key) => [key, { key, state: 'waiting', note: '' }]));
  let writing: WritingController<unknown> | null = null;
  let moves: Ledger<HeldRequest> | null = null;
  /** What the one that stays was seen to hold after it was written. */
  let sent: VoterInput | null = null;
  let isBusy = false;
  let isStopped = false;
  let snapshot: MergeState | null = null;

  const is = (key: StepKey, state: MergeStepState) => steps.get(key)?.state === state;

  function tell() {
    snapshot = null;
    emit();
  }

  function set(key: StepKey, state: MergeStepState, news: Omit<MergeStep, 'key' | 'state'> = { note: '' }) {
    steps.set(key, { key, state, ...news });
    tell();
  }

  /** Writes through the engine, and gives the ledger once it has ended. */
  function write<T>(items: readonly T[], actions: WritingActions<T>, onLedger?: (now: Ledger<T>) => void) {
    return new Promise<Ledger<T>>((resolve) => {
      const own = startWriting(items, actions, surroundings);
      writing = own;
      const hear = () => {
        const now = own.ledger();
        onLedger?.(now);
        if (now.phase === 'ended') {
          leave();
          writing = null;
          resolve(now);
        }
        tell();
      };
      const leave = own.subscribe(hear);
      hear();
    });
  }

  /**
   * One write, and what became of it.
   * @param look says what is in its way, each time just before it is sent: also hours later, after a pause
   */
  async function writeOne(
    act: () => Answer,
    isWritten: () => Promise<ApiResult<boolean>>,
    look: () => Promise<ApiFailure | null>,
  ): Promise<Outcome> {
    const { entries } = await write([null], {
      isWritten,
      write: async () => {
        const inTheWay = await look();
        return inTheWay ? { error: unsent(inTheWay) } : act();
      },
    });
    const [entry] = entries;
    if (entry?.state === 'done') return done();
    if (!entry?.failure) return { failure: stopped };
    return { failure: entry.failure, note: entry.state === 'unknown' ? entry.reason : '' };
  }

  async function dossier(): Promise<Outcome> {
    const { data, error } = await ports.download();
    return error ? { failure: error } : done(data);
  }

  const put = (values: VoterInput, from: VoterRecord, look: () => Promise<ApiFailure | null>) =>
    writeOne(
      () => ports.save({ id: kept.id, input: values, recorded: from }),
      async () => {
        const { data, error } = await ports.readVoter(kept.id);
        return error ? { error } : { data: differences(values, data).length === 0 };
      },
      look,
    );

  /** Null while both are as they were when the person chose. */
  async function seeBoth(): Promise<ApiFailure | null> {
    const [keptNow, goneNow] = await Promise.all([ports.readVoter(kept.id), ports.readVoter(gone.id)]);
    if (keptNow.error) return keptNow.error;
    if (goneNow.error) return goneNow.error;
    if (!isAsBefore(gone, goneNow.data)) return changed(gone.id);
    return isAsBefore(kept, keptNow.data) ? null : changed(kept.id);
  }

  const variants = variantsOf(input, kept);

  async function save(): Promise<Outcome> {
    const now = await ports.readVoter(kept.id);
    if (now.error) return { failure: now.error };
    // Also one that an earlier attempt has written, whose answer was lost.
    const known = variants.find((values) => differences(values, now.data).length === 0);
    if (known) {
      sent = known;
      return done(known === input ? '' : deferredNote);
    }
    let tried = input;
    let outcome: Outcome = done();
    for (tried of variants) {
      outcome = await put(tried, recorded, seeBoth);
      if (!outcome.failure || !isDuplicate(outcome.failure)) break;
    }
    if (outcome.failure) return outcome;
    const seen = await ports.readVoter(kept.id);
    if (seen.error) return { failure: seen.error };
    const other = differences(tried, seen.data);
    if (other.length > 0)
      return {
        failure: createFailure('conflict', {
          message: `O servidor não gravou como enviado: ${other.join(', ')}. Confira o cadastro nº ${kept.id}.`,
        }),
      };
    sent = tried;
    return done(tried === input ? '' : deferredNote);
  }

  async function move(): Promise<Outcome> {
    const { data, error } = await requestsOf(ports.searchRequests, gone.id);
    if (error) return { failure: error };
    const { entries } = await write(
      data.requests,
      { ...ports.move, name: ({ reference, id }) => reference || `AT-${id}` },
      (now) => {
        moves = now;
      },
    );
    const left = entries.filter(({ state }) => state !== 'done');
    if (left.length === 0) return done();
    const [first] = left;
    return {
      failure: first?.failure ?? stopped,
      note: `${plural(left.length, 'atendimento continua', 'atendimentos continuam')} com o nº ${gone.id}, ou não se sabe.`,
    };
  }

  async function check(): Promise<Outcome> {
    const { error } = await seeNone(ports.searchRequests, gone.id);
    return error ? { failure: error } : done();
  }

  /** One more look at all three, just before the removal is sent. */
  async function seeAll(): Promise<ApiFailure | null> {
    const [keptNow, goneNow] = await Promise.all([ports.readVoter(kept.id), ports.readVoter(gone.id)]);
    if (keptNow.error) return keptNow.error;
    if (goneNow.error) return goneNow.error;
    if (!sent || differences(sent, keptNow.data).length > 0) return changed(kept.id);
    if (!isAsBefore(gone, goneNow.data)) return changed(gone.id);
    const { failure } = await check();
    if (failure) set('check', 'failed', { note: messagesOf(failure).join(' '), failure });
    return failure ?? null;
  }

  async function isGone(): Promise<ApiResult<boolean>> {
    const { error } = await ports.readVoter(gone.id);
    if (!error) return { data: false };
    return error.kind === 'notFound' ? { data: true } : { error };
  }

  async function remove(): Promise<Outcome> {
    const { data, error } = await isGone();
    if (error) return { failure: error };
    return data ? done() : writeOne(() => ports.remove(gone.id), isGone, seeAll);
  }

  /** What could not be written while another had it. */
  async function finish(): Promise<Outcome> {
    const before = sent;
    if (before === input || !before) return done();
    const now = await ports.readVoter(kept.id);
    if (now.error) return { failure: now.error };
    if (differences(input, now.data).length === 0) return done();
    return put(input, now.data, async () => {
      const { data, error } = await ports.readVoter(kept.id);
      if (error) return error;
      return differences(before, data).length === 0 ? null : changed(kept.id);
    });
  }

  const works: Record<StepKey, () => Promise<Outcome>> = { dossier, save, move, check, remove, finish };

  async function take(keys: readonly StepKey[]) {
    if (isBusy) return;
    isBusy = true;
    isStopped = false;
    for (const key of keys) {
      set(key, 'doing');
      const { failure, note } = isStopped ? { failure: stopped, note: undefined } : await works[key]();
      if (!failure) {
        set(key, 'done', { note: note ?? '' });
        continue;
      }
      set(key, 'failed', { note: [note, ...messagesOf(failure)].filter(Boolean).join(' '), failure });
      break;
    }
    isBusy = false;
    tell();
  }

  const beforeRemoval = order.slice(0, 4);
  const mayRemove = () => beforeRemoval.every((key) => is(key, 'done'));

  void take(beforeRemoval);
  return {
    subscribe,
    state() {
      snapshot ??= {
        steps: order.flatMap((key) => {
          const step = steps.get(key);
          return step && (key !== 'finish' || (sent !== null && sent !== input)) ? [step] : [];
        }),
        moves,
        isBusy,
        pauseReason: writing?.ledger().pauseReason ?? null,
        mayRemove: mayRemove() && !is('remove', 'done'),
        isRemoved: is('remove', 'done'),
      };
      return snapshot;
    },
    again() {
      const at = order.findIndex((key) => is(key, 'failed'));
      const failed = order[at];
      if (failed === undefined) return;
      if (is('remove', 'done') || failed === 'remove') void take(order.slice(at));
      // Requests that were seen with the other record are moved, not looked at again.
      else void take(failed === 'check' ? ['move', 'check'] : beforeRemoval.slice(at));
    },
    remove() {
      if (mayRemove() && !is('remove', 'done')) void take(['remove', 'finish']);
    },
    resume: () => writing?.resume(),
    stop() {
      if (!isBusy) return;
      isStopped = true;
      writing?.stop();
    },
  };
}
