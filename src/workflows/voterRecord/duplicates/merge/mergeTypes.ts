import type { ApiResult, Settled } from '@/api/failure';
import type { BatchState, PauseReason } from '@/records/jobs/items/batchState';
import type { WritingActions } from '@/records/jobs/items/writing';
import type { Standing } from '@/records/jobs/steps/stepRun';
import type { VoterChange } from '@/features/voters/form/voterFormApi';
import type { Task } from '@/features/tasks/task';
import type { RemindersRead } from '@/features/tasks/remindersOfVoter';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { HeldRequest, SearchRequests } from './heldRequests';

/* Types of a merge and its state. */

export type StepKey = 'backup' | 'save' | 'move' | 'kin' | 'reminders' | 'check' | 'remove' | 'finish';

export interface MergeStep extends Standing {
  key: StepKey;
}

export interface MergeState {
  steps: readonly MergeStep[];
  /** Progress of moving the services. */
  moves: BatchState<HeldRequest> | null;
  /** Reminders already transferred; null before they were read. */
  carried: number | null;
  isBusy: boolean;
  pauseReason: PauseReason | null;
  /** The other record has nothing left: it may be removed. */
  mayRemove: boolean;
  isRemoved: boolean;
}

export type Answer = PromiseLike<Settled<unknown>>;

/** External operations of a merge. */
export interface MergePorts {
  /** Downloads the backup of both; resolves to what is missing, in words. */
  download: () => Promise<ApiResult<string>>;
  /** A fully read record, or a failure. */
  readVoter: (id: number) => Promise<ApiResult<VoterRecord>>;
  save: (change: VoterChange) => Answer;
  searchRequests: SearchRequests;
  /** Moves a service to the kept record, and checks it there. */
  move: Pick<WritingActions<HeldRequest>, 'write' | 'isWritten'>;
  /** All reminders about a voter, and what could not be read. */
  remindersOf: (voterId: number) => Promise<ApiResult<RemindersRead>>;
  /** Fully read, or a failure. */
  readReminder: (id: number) => Promise<ApiResult<Task>>;
  /** Writes a reminder unchanged except for its voter. */
  giveReminder: (reminder: Task, voterId: number) => Answer;
  remove: (id: number) => Answer;
}

export interface MergeController {
  subscribe: (listener: () => void) => () => void;
  state: () => MergeState;
  /** Retries the failed step and those after it. */
  again: () => void;
  /** Removes the other record, after a final check. */
  remove: () => void;
  /** Resumes after a pause of any reason. */
  resume: () => void;
  /** Starts nothing more until `again`; pending requests are awaited. */
  stop: () => void;
}
