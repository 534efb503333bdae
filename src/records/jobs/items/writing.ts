import type { ApiResult } from '@/api/failure';
import type { LeftState, BatchState } from './batchState';

/** What a write comes to; `left`: nothing was sent, as the item stays as it is. */
export interface Written<R> {
  data?: R | undefined;
  error?: unknown;
  left?: LeftState | undefined;
}

/** What the reading before a write comes to: what is left to send, which makes one call that writes and no more. */
export interface Prepared<R> {
  data?: () => PromiseLike<Written<R>>;
  error?: unknown;
  left?: LeftState | undefined;
}

/** What is done with each item. */
export interface WritingActions<T, R = unknown> {
  /**
   * Reads what the write needs to know, while others are written. It is asked again where the write is held up, so that
   * nothing is sent after a reading of long ago. Left out where `write` reads nothing.
   */
  prepare?: (item: T) => PromiseLike<Prepared<R>>;
  /**
   * Makes one call that writes, and no more than one: it is made again after an answer that says that it was not carried
   * out. What takes two calls is two items. Where there is `prepare`, what that gives is called instead.
   */
  write: (item: T) => PromiseLike<Written<R>>;
  /**
   * Reads whether this very write is there, after its answer was lost. Left out where no read can tell, as where the
   * record may have been so before.
   */
  isWritten?: (item: T) => PromiseLike<ApiResult<boolean>>;
  /** The record an item changes, where several change one: the next waits until the one before is made. */
  recordOf?: ((item: T) => unknown) | undefined;
  /** How an item is called on the screen and in the CSV; its number in the list without it. */
  name?: ((item: T) => string) | undefined;
}

/** What the engine knows of the machine it runs on. */
export interface Surroundings {
  /** Resolves after so many milliseconds. */
  delay: (ms: number) => Promise<void>;
  /** False while the machine knows that it has no network. */
  isOnline: () => boolean;
}

/** What `startWriting` gives. Its functions can be passed on alone; one that does not apply does nothing. */
export interface WritingController<T, R = unknown> {
  /** Hears of changes: of progress at most every 100 ms, of another phase at once. Gives what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** How it stands now; the same object for as long as nothing changes. */
  batch: () => BatchState<T, R>;
  /** Starts nothing more until `resume`; what is under way is awaited. */
  pause: () => void;
  /** Goes on after a pause, whatever the reason. */
  resume: () => void;
  /** Starts nothing more for good: what waits stays waiting, what is under way is awaited. */
  stop: () => void;
  /** Reads all unknown items again, also after the end. */
  checkAgain: () => void;
}
