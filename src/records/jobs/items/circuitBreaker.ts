import type { ApiFailure } from '@/api/failure';
import type { PauseReason } from './batchState';
import { isOutcomeUnknown } from './outcome';
import type { Surroundings } from './writing';

/** Milliseconds of the hold after the first, second and third 429 without a success in between. */
const holdsMs = [5_000, 15_000, 60_000];

/** Consecutive writes with unknown outcome before the batch pauses until the person resumes. */
const maxTroubles = 3;

/**
 * Circuit breaker: decides from the responses whether anything may be started. A response counts by the epoch
 * in which its request started: one from before the last pause or hold is ignored.
 * @param onRelease a hold has ended
 */
export function createCircuitBreaker({ delay, isOnline }: Surroundings, onRelease: () => void) {
  let pauseReason: PauseReason | null = null;
  let holdMs = 0;
  let holds = 0;
  let troubles = 0;
  let epoch = 0;

  function pause(reason: PauseReason) {
    // A reason that needs more than resuming keeps priority.
    if (pauseReason === 'session' || (pauseReason && reason === 'person')) return;
    pauseReason = reason;
  }

  function backOff() {
    if (holdMs > 0) return;
    const ms = holdsMs[holds];
    if (ms === undefined) {
      pause('tooMany');
      return;
    }
    holds += 1;
    holdMs = ms;
    void delay(ms).then(() => {
      holdMs = 0;
      epoch += 1;
      onRelease();
    });
  }

  /** The server works normally. */
  function reset() {
    troubles = 0;
    if (holdMs === 0) holds = 0;
  }

  return {
    /** Whether anything may be started. Checks for being offline before a request is sent in vain. */
    isOpen() {
      if (pauseReason || holdMs > 0) return false;
      if (!isOnline()) pause('offline');
      return !pauseReason;
    },
    epoch: () => epoch,
    pauseReason: () => pauseReason,
    holdMs: () => holdMs,
    pause,
    /** Resumes; a hold still runs to its end. */
    resume() {
      pauseReason = null;
      epoch += 1;
      reset();
    },
    /** Result of a write started in an epoch. */
    heardWrite(failure: ApiFailure | undefined, startedIn: number) {
      if (startedIn !== epoch) return;
      if (failure?.kind === 'forbidden') pause('session');
      else if (failure?.kind === 'offline') pause('offline');
      else if (failure?.kind === 'tooMany') backOff();
      else if (!failure || !isOutcomeUnknown(failure)) reset();
      else {
        troubles += 1;
        if (troubles >= maxTroubles) pause('server');
      }
    },
    /** A read failed for a reason that affects every other request: see `isOfAllCalls`. */
    heardRead({ kind }: ApiFailure, startedIn: number) {
      if (startedIn !== epoch) return;
      if (kind === 'tooMany') backOff();
      else pause(kind === 'forbidden' ? 'session' : 'offline');
    },
  };
}
