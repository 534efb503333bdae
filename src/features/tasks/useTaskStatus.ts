import { useCallback } from 'react';
import { createEmitter } from '@/api/emitter';
import { failureOf } from '@/api/failure';
import { useAppDispatch } from '@/api/store';
import { showToast } from '@/ui/feedback/toasts';
import { tasksApi } from './tasksApi';
import { finish, reopen, type Step } from './task';

const changes = createEmitter<number>();

/** Subscribes to tasks that were, or may have been, finished or reopened; returns the unsubscribe. */
export const onStatusReported = changes.subscribe;

/**
 * Finishes or reopens a task with one press; a toast offers undo or gives the reason for the failure. Has no
 * state, since every list row uses it. Resolves to whether it succeeded.
 */
export function useTaskStatus() {
  const dispatch = useAppDispatch();
  return useCallback(
    async function change(id: number, step: Step): Promise<boolean> {
      const { error } = await dispatch(tasksApi.endpoints.changeTaskStatus.initiate({ id, status: step.to }));
      const failure = failureOf(error);
      changes.emit(id);
      if (failure) {
        // When the outcome is unknown, the message says so and the views are refetched.
        const said = failure.outcomeUnknown ? `A tarefa ${id}:` : `A tarefa ${id} continua como estava.`;
        showToast(`${said} ${failure.message}`, { tone: 'error', findings: failure });
      } else {
        const actions = [{ label: 'Desfazer', onSelect: () => void change(id, reopen) }];
        showToast(`A tarefa ${id} ${step.done}`, step === finish ? { actions } : {});
      }
      return !failure;
    },
    [dispatch],
  );
}
