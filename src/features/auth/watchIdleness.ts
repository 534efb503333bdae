import { lastActivity, never, noteActivity } from '@/session/sessionClock';
import { idleLimit, isIdle } from './idleClock';

/** Interval of clock checks and of activity records. */
const stepMs = 5000;

/** Longest interval in a background tab; a longer one means the computer slept. */
const maxStepMs = 65_000;

/**
 * Reports locking and unlocking. Timers stop while a computer sleeps, so the clock is checked before each
 * user event is let through.
 * @param isBusy whether the user is waiting for something; that time does not count
 * @returns the function that stops watching
 */
export function watchIdleness(isBusy: () => boolean, tell: (isLocked: boolean) => void): () => void {
  if (idleLimit() === 0) return () => undefined;
  let looked = Date.now();
  let wasLocked = isIdle();

  function look() {
    const now = Date.now();
    const last = lastActivity();
    if (!wasLocked && last !== never && isBusy()) {
      noteActivity(Math.min(now, last + Math.min(now - looked, maxStepMs)));
    }
    looked = now;
    const isLocked = isIdle();
    // Also replaces an instant in the future, which would become valid later.
    if (isLocked && !(wasLocked && last === never)) noteActivity(never);
    if (isLocked !== wasLocked) {
      wasLocked = isLocked;
      tell(isLocked);
    }
    return isLocked;
  }

  function onAct(event: Event) {
    const wasOpen = !wasLocked;
    if (look() && wasOpen) {
      // Block an event meant for the screen before it locked.
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    }
    if (!wasLocked && Date.now() - lastActivity() >= stepMs) noteActivity();
  }

  tell(wasLocked);
  if (wasLocked) noteActivity(never);
  look();
  const timer = setInterval(look, stepMs);
  const stopHearing = [
    listenFor(window, ['pointerdown', 'keydown'], onAct, { capture: true }),
    listenFor(window, ['pointermove', 'wheel', 'touchmove'], onAct, { capture: true, passive: true }),
    listenFor(window, ['focus', 'storage'], look),
    listenFor(document, ['visibilitychange'], look),
  ];
  return () => {
    clearInterval(timer);
    stopHearing.forEach((stop) => stop());
  };
}

function listenFor(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
) {
  names.forEach((name) => target.addEventListener(name, listener, options));
  return () => names.forEach((name) => target.removeEventListener(name, listener, options));
}
