import type { ApiResult, Settled } from '@/api/failure';
import type { BatchState, PauseReason } from '@/records/jobs/items/batchState';
import type { WritingActions } from '@/records/jobs/items/writing';
import type { Standing } from '@/records/jobs/steps/stepRun';
import type { VoterChange } from '@/features/voters/form/voterFormApi';
import type { Task } from '@/features/tasks/task';
import type { RemindersRead } from '@/features/tasks/remindersOfVoter';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { HeldRequest, SearchRequests } from './heldRequests';

/* What a merge is made of, and what it says of itself. */

export type StepKey = 'backup' | 'save' | 'move' | 'kin' | 'reminders' | 'check' | 'remove' | 'finish';

export interface MergeStep extends Standing {
  key: StepKey;
}

export interface MergeState {
  steps: readonly MergeStep[];
  /** Of the requests that are moved. */
  moves: BatchState<HeldRequest> | null;
  /** Reminders that say the one that stays by now; null before they were looked for. */
  carried: number | null;
  isBusy: boolean;
  pauseReason: PauseReason | null;
  /** Nothing is left with the other record: it may be removed. */
  mayRemove: boolean;
  isRemoved: boolean;
}

export type Answer = PromiseLike<Settled<unknown>>;

/** What a merge does outside of itself. */
export interface MergePorts {
  /** Gives the person the copy of both; what it lacks, in words. */
  download: () => Promise<ApiResult<string>>;
  /** A record read whole, or a failure. */
  readVoter: (id: number) => Promise<ApiResult<VoterRecord>>;
  save: (change: VoterChange) => Answer;
  searchRequests: SearchRequests;
  /** Gives a request to the one that stays, and sees it there. */
  move: Pick<WritingActions<HeldRequest>, 'write' | 'isWritten'>;
  /** All reminders about a voter, and how much could not be read. */
  remindersOf: (voterId: number) => Promise<ApiResult<RemindersRead>>;
  /** Read whole, or a failure. */
  readReminder: (id: number) => Promise<ApiResult<Task>>;
  /** Writes a reminder as it is, but of another voter. */
  giveReminder: (reminder: Task, voterId: number) => Answer;
  remove: (id: number) => Answer;
}

export interface MergeController {
  subscribe: (listener: () => void) => () => void;
  state: () => MergeState;
  /** Takes the failed step again, and those after it. */
  again: () => void;
  /** Removes the other record, after one more look. */
  remove: () => void;
  /** After a pause, whatever the reason. */
  resume: () => void;
  /** Starts nothing more until `again`; what is under way is awaited. */
  stop: () => void;
}
