import { createEmitter } from '@/api/emitter';
import type { ApiFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import type { Surroundings } from '@/records/jobs/items/writing';
import { createStepRun, type Outcome } from '@/records/jobs/steps/stepRun';
import { isAsBefore } from './fields';
import { kinOf, stepOfKin } from './kin';
import { giveBackup, readBoth, stepsOfGone, stepsOfKept } from './mergeSteps';
import type { MergeController, MergePorts, MergeState, MergeStep, StepKey } from './mergeTypes';
import { changed, createMergeWriter, stopped } from './mergeWriter';
import { stepOfReminders } from './reminders';
import type { Plan } from './plan';

/*
 * A merge, step by step, according to docs/rules/voter-record.md, 'Repetidos': removing a voter removes the voter's
 * services, so nothing is removed until each service has been moved and checked, and the written values have been
 * confirmed.
 */

const order: readonly StepKey[] = ['backup', 'save', 'move', 'kin', 'reminders', 'check', 'remove', 'finish'];

/** Starts a merge; the removal waits for the person. */
export function startMerge(plan: Plan, ports: MergePorts, surroundings: Surroundings): MergeController {
  const { emit, subscribe } = createEmitter();
  const run = createStepRun();
  const writer = createMergeWriter(surroundings, tell);
  const ofKept = stepsOfKept(plan, ports, writer);
  const ofGone = stepsOfGone(plan, ports, writer);
  const ofReminders = stepOfReminders(plan, ports, writer);
  const isInFamilies = kinOf(plan).size > 0;
  let isBusy = false;
  let isStopped = false;
  let snapshot: MergeState | null = null;

  const is = (key: StepKey, state: MergeStep['state']) => run.at(key).state === state;
  function tell() {
    snapshot = null;
    emit();
  }

  run.subscribe(tell);
  /** A final check of both records and the services, just before the removal is sent. */
  async function seeAll(): Promise<ApiFailure | null> {
    const { data, error } = await readBoth(plan, ports);
    if (error) return error;
    if (!ofKept.isAsSent(data.keptNow)) return changed(plan.kept.id);
    if (!isAsBefore(plan.gone, data.goneNow)) return changed(plan.gone.id);
    const { failure } = await ofGone.check();
    if (failure) run.set('check', { state: 'failed', note: messagesOf(failure).join(' '), failure });
    return failure ?? null;
  }

  const works: Record<StepKey, () => Promise<Outcome>> = {
    backup: () => giveBackup(ports),
    save: ofKept.save,
    move: ofGone.move,
    kin: stepOfKin(plan, ports, writer),
    reminders: ofReminders.carry,
    check: ofGone.check,
    remove: () => ofGone.remove(seeAll),
    finish: ofKept.finish,
  };

  async function take(keys: readonly StepKey[]) {
    if (isBusy) return;
    isBusy = true;
    isStopped = false;
    await run.takeInOrder(
      keys.map((key) => ({
        key,
        run: () => (isStopped ? Promise.resolve({ failure: stopped }) : works[key]()),
      })),
    );
    isBusy = false;
    tell();
  }

  const beforeRemoval = order.slice(0, order.indexOf('remove'));
  const mayRemove = () => beforeRemoval.every((key) => is(key, 'done'));

  void take(beforeRemoval);
  return {
    subscribe,
    state() {
      snapshot ??= {
        steps: order
          .filter((key) => (key !== 'finish' || ofKept.hasRest()) && (key !== 'kin' || isInFamilies))
          .map((key) => ({ key, ...run.at(key) })),
        moves: ofGone.moves(),
        carried: ofReminders.carried(),
        isBusy,
        pauseReason: writer.pauseReason(),
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
      // If the check failed, services still with the other record are moved again rather than only rechecked.
      else void take(failed === 'check' ? ['move', 'check'] : beforeRemoval.slice(at));
    },
    remove() {
      if (mayRemove() && !is('remove', 'done')) void take(['remove', 'finish']);
    },
    resume: writer.resume,
    stop() {
      if (!isBusy) return;
      isStopped = true;
      writer.stop();
    },
  };
}
