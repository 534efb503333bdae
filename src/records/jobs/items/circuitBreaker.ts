import type { ApiFailure } from '@/api/failure';
import type { PauseReason } from './batchState';
import { isOutcomeUnknown } from './outcome';
import type { Surroundings } from './writing';

/** Milliseconds for which nothing is started after a first, a second and a third 429 without a success in between. */
const holdsMs = [5_000, 15_000, 60_000];

/** So many writes in a row without a known outcome, and the server is given a rest until somebody goes on. */
const maxTroubles = 3;

/**
 * Whether anything may be started now, learned from the answers. An answer counts by the epoch its call was started in:
 * one of before the last pause or hold says nothing of what has been so since.
 * @param onRelease a hold is over
 */
export function createCircuitBreaker({ delay, isOnline }: Surroundings, onRelease: () => void) {
  let pauseReason: PauseReason | null = null;
  let holdMs = 0;
  let holds = 0;
  let troubles = 0;
  let epoch = 0;

  function pause(reason: PauseReason) {
    // What needs more than a 'go on' is told before anything else.
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

  /** The server does its work. */
  function reset() {
    troubles = 0;
    if (holdMs === 0) holds = 0;
  }

  return {
    /** Whether anything may be started now. Being offline is found here, before a call is lost to it. */
    isOpen() {
      if (pauseReason || holdMs > 0) return false;
      if (!isOnline()) pause('offline');
      return !pauseReason;
    },
    epoch: () => epoch,
    pauseReason: () => pauseReason,
    holdMs: () => holdMs,
    pause,
    /** Goes on; a hold is sat out all the same. */
    resume() {
      pauseReason = null;
      epoch += 1;
      reset();
    },
    /** What a write that was started in an epoch came to. */
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
    /** A read failed for what holds up every other call too: see `isOfAllCalls`. */
    heardRead({ kind }: ApiFailure, startedIn: number) {
      if (startedIn !== epoch) return;
      if (kind === 'tooMany') backOff();
      else pause(kind === 'forbidden' ? 'session' : 'offline');
    },
  };
}
