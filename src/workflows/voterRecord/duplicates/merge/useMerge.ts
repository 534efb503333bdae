import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAsk } from '@/api/ask';
import { resultOf } from '@/api/failure';
import { useAppDispatch } from '@/api/store';
import { ownMachine } from '@/records/jobs/items/useWriting';
import { wholeResult } from '@/records/panel/wholeRecord';
import { keepThroughRefusal } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { useSession } from '@/session/useSession';
import { readRemindersOf } from '@/features/tasks/remindersOfVoter';
import { fieldLabels as taskWords, inputFrom as taskInputFrom } from '@/features/tasks/taskInput';
import { tasksApi } from '@/features/tasks/tasksApi';
import { askHeldServices, useMoveWork } from '@/features/services/bulk/moveWork';
import { voterFormApi } from '@/features/voters/form/voterFormApi';
import { fieldLabels } from '@/features/voters/form/voterInput';
import { votersApi } from '@/features/voters/votersApi';
import { voterGone } from '../duplicatesStore';
import { downloadBackup, type BackupSide } from './mergeBackup';
import { rowsPerPage } from './heldRequests';
import { readFamilies } from './kin';
import type { Plan } from './plan';
import type { MergeController, MergePorts } from './mergeTypes';
import { startMerge } from './runMerge';

const noSubscription = () => () => undefined;
const noState = () => null;

interface Begun {
  goneId: number;
  controller: MergeController;
  /** Restores the sign-out after a refusal. */
  release: () => void;
}

/** Runs a merge against the API; its state is kept while the person signs in again. */
export function useMerge() {
  const ask = useAsk();
  const dispatch = useAppDispatch();
  const session = useSession();
  const move = useMoveWork();
  const [save] = voterFormApi.useUpdateVoterMutation();
  const [saveTask] = tasksApi.useUpdateTaskMutation();
  const [remove] = votersApi.useDeleteVoterMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const controller = begun?.controller;
  const state = useSyncExternalStore(controller?.subscribe ?? noSubscription, controller?.state ?? noState);
  useEffect(
    () => () => {
      begun?.controller.stop();
      begun?.release();
    },
    [begun],
  );
  const isRemoved = state?.isRemoved ?? false;
  useEffect(() => {
    if (begun && isRemoved) dispatch(voterGone(begun.goneId));
  }, [begun, isRemoved, dispatch]);

  const start = (plan: Plan, sides: readonly [BackupSide, BackupSide]) => {
    const { kept, input } = plan;
    const [phone] = input.telephone;
    const readVoter: MergePorts['readVoter'] = async (id) =>
      wholeResult(await ask(voterFormApi.endpoints.voterToEdit, id), fieldLabels);
    setBegun({
      goneId: plan.gone.id,
      // Before the first response, which may be the refusal.
      release: keepThroughRefusal(),
      controller: startMerge(
        plan,
        {
          download: async () => {
            const { data: families, error } = await readFamilies(plan, readVoter);
            if (error) return { error };
            const { data: ofGone, error: unsearched } = await readRemindersOf(ask, plan.gone.id);
            if (unsearched) return { error: unsearched };
            return downloadBackup(sides, { families, reminders: ofGone.reminders }, ask);
          },
          readVoter,
          save: (change) => resultOf(save(change)),
          searchRequests: (voterId, page) => askHeldServices(ask, voterId, page, rowsPerPage),
          move: move(plan.gone.id, {
            value: kept.id,
            label: input.name.trim(),
            telephone: phone?.number ?? '',
          }),
          remindersOf: (id) => readRemindersOf(ask, id),
          readReminder: async (id) => wholeResult(await ask(tasksApi.endpoints.task, id), taskWords),
          giveReminder: (task, sourceId) =>
            resultOf(
              saveTask({
                id: task.id,
                input: taskInputFrom(task),
                participants: task.participants,
                about: { source: 'voter', sourceId },
              }),
            ),
          remove: (id) => resultOf(remove(id)),
        },
        ownMachine,
      ),
    });
  };
  const canGoOn = state?.pauseReason != null && (state.pauseReason !== 'session' || isValid(session));
  return { state, start, canGoOn, ...(controller && { controller }) };
}
