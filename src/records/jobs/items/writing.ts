import type { ApiResult } from '@/api/failure';
import type { LeftState, BatchState } from './batchState';

/** The result of a write; `left`: nothing was sent, as the item stays unchanged. */
export interface Written<R> {
  data?: R | undefined;
  error?: unknown;
  left?: LeftState | undefined;
}

/** The result of the read before a write: `data` performs the write, exactly one request. */
export interface Prepared<R> {
  data?: () => PromiseLike<Written<R>>;
  error?: unknown;
  left?: LeftState | undefined;
}

/** The operations on each item. */
export interface WritingActions<T, R = unknown> {
  /**
   * Reads what the write depends on, while others are written. Repeated if the write is held up, so that
   * nothing is sent on the basis of an old read. Absent where `write` reads nothing.
   */
  prepare?: (item: T) => PromiseLike<Prepared<R>>;
  /**
   * Makes exactly one writing request: it is repeated after a response that says it was not carried out. An
   * operation of two requests is two items. With `prepare`, the function it returns is called instead.
   */
  write: (item: T) => PromiseLike<Written<R>>;
  /**
   * Reads whether this very write was carried out, after its response was lost. Absent where no read can
   * tell, e.g. if the record may have had the value before.
   */
  isWritten?: (item: T) => PromiseLike<ApiResult<boolean>>;
  /** The record an item changes, if several items may change one: the next waits for the previous. */
  recordOf?: ((item: T) => unknown) | undefined;
  /** Name of an item on screen and in the CSV; defaults to its number in the list. */
  name?: ((item: T) => string) | undefined;
}

/** The engine's environment. */
export interface Surroundings {
  /** Resolves after `ms` milliseconds. */
  delay: (ms: number) => Promise<void>;
  /** False while the browser reports no network. */
  isOnline: () => boolean;
}

/** Result of `startWriting`. Its functions are bound; one that does not apply does nothing. */
export interface WritingController<T, R = unknown> {
  /** Subscribes to changes: progress at most every 100 ms, phases at once. Returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** The current state; the same object until something changes. */
  batch: () => BatchState<T, R>;
  /** Starts nothing more until `resume`; pending requests are awaited. */
  pause: () => void;
  /** Resumes after a pause of any reason. */
  resume: () => void;
  /** Starts nothing more for good: waiting items stay waiting, pending requests are awaited. */
  stop: () => void;
  /** Rereads all unknown items, also after the end. */
  checkAgain: () => void;
}
