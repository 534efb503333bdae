import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepThroughRefusal } from '@/session/currentSession';
import { useSession } from '@/session/useSession';
import { isValid } from '@/session/session';
import { countEntries, type EntryCounts, type BatchState } from './batchState';
import { startWriting } from './writeEngine';
import type { Surroundings, WritingActions, WritingController } from './writing';

/** The page's own environment. */
export const ownMachine: Surroundings = {
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOnline: () => navigator.onLine,
};

function subscribeToNetwork(listener: () => void) {
  const ended = new AbortController();
  window.addEventListener('online', listener, ended);
  window.addEventListener('offline', listener, ended);
  return () => ended.abort();
}
const nothing = () => undefined;
const noSubscription = () => nothing;
const noBatch = () => null;

/** A batch of writes for a component. The functions are those of the controller; without one they do nothing. */
export interface Writing<T, R> extends Omit<WritingController<T, R>, 'subscribe' | 'batch'> {
  /** Null until the first start, and after `close`. */
  batch: BatchState<T, R> | null;
  counts: EntryCounts | null;
  /** Items are waiting or pending: leaving asks first. */
  isOpen: boolean;
  /** Paused, and the cause (network, session) is resolved: 'Continuar' is offered. */
  canGoOn: boolean;
  /** Starts a batch, unless another is still open. */
  start: (items: readonly T[], actions: WritingActions<T, R>) => void;
  /** Discards the batch; an open one is stopped. */
  close: () => void;
}

/** A component's batch of writes; after it unmounts nothing more is started. */
export function useWriting<T, R = unknown>(): Writing<T, R> {
  const [controller, setController] = useState<WritingController<T, R> | null>(null);
  const batch = useSyncExternalStore(controller?.subscribe ?? noSubscription, controller?.batch ?? noBatch);
  const isOnline = useSyncExternalStore(subscribeToNetwork, ownMachine.isOnline);
  const session = useSession();
  const releases = useRef(new WeakMap<object, () => void>());
  useEffect(() => {
    const known = releases.current;
    return () => {
      if (!controller) return;
      controller.stop();
      // The batch ends with the screen, so nothing remains to protect from a refusal.
      known.get(controller)?.();
    };
  }, [controller]);

  const isOpen = batch !== null && batch.phase !== 'ended';

  const isPaused = batch?.phase === 'paused';
  const waitsFor = batch?.pauseReason;
  /** The controller before it is rendered: a second press right after the first starts nothing. */
  const current = useRef(controller);
  const show = useCallback((next: WritingController<T, R> | null) => {
    current.current = next;
    setController(next);
  }, []);
  const start = useCallback(
    (items: readonly T[], actions: WritingActions<T, R>) => {
      if (current.current && current.current.batch().phase !== 'ended') return;
      const started = startWriting(items, actions, ownMachine);
      // Before the first response, which may be the refusal.
      const release = keepThroughRefusal();
      releases.current.set(started, release);
      const leave = started.subscribe(() => {
        if (started.batch().phase !== 'ended') return;
        release();
        leave();
      });
      show(started);
    },
    [show],
  );
  const close = useCallback(() => show(null), [show]);

  return {
    batch,
    counts: batch && countEntries(batch),
    isOpen,
    canGoOn: isPaused && (waitsFor !== 'offline' || isOnline) && (waitsFor !== 'session' || isValid(session)),
    start,
    close,
    pause: controller?.pause ?? nothing,
    resume: controller?.resume ?? nothing,
    stop: controller?.stop ?? nothing,
    checkAgain: controller?.checkAgain ?? nothing,
  };
}
