import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { failureOf } from '@/api/failure';
import { showToast } from '@/ui/feedback/toasts';
import { tasksApi } from './tasksApi';
import type { TaskStatus } from './task';

const doneTexts: Readonly<Record<TaskStatus, string>> = {
  finished: 'foi finalizada!',
  pending: 'voltou a ficar pendente!',
};

/**
 * Finishes a task, or takes that back, wherever one press does it: told in a notice that offers the way back, or says why
 * it could not be done. A hook without state, for every row of a list has it. Gives whether it was done.
 */
export function useTaskStatus() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    async function change(id: number, status: TaskStatus): Promise<boolean> {
      const { error } = await dispatch(tasksApi.endpoints.changeTaskStatus.initiate({ id, status }));
      const failure = failureOf(error);
      if (failure) {
        // Where nobody knows whether it was done, the message says so, and the screen is asked again to show it.
        const said = failure.outcomeUnknown ? `A tarefa ${id}:` : `A tarefa ${id} continua como estava.`;
        showToast(`${said} ${failure.message}`, { tone: 'error', findings: failure });
      } else {
        const actions = [{ label: 'Desfazer', onSelect: () => void change(id, 'pending') }];
        showToast(`A tarefa ${id} ${doneTexts[status]}`, status === 'finished' ? { actions } : {});
      }
      return !failure;
    },
    [dispatch],
  );
}
