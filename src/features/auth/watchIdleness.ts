import { lastActivity, never, noteActivity } from '@/session/sessionClock';
import { idleLimit, isIdle } from './idleClock';

/** Milliseconds between two looks at the clock, and between two notes of what somebody does. */
const step = 5000;

/** The longest that passes between two looks in a tab in the background; more is a computer that slept. */
const longestStep = 65_000;

/**
 * Tells when the screen is locked and when it is no longer. Timers sleep while a computer does, so the clock is looked at
 * before anything that somebody does is let through.
 * @param isBusy whether something is under way that somebody waits for; such time does not count
 * @returns how to stop
 */
export function watchIdleness(isBusy: () => boolean, tell: (isLocked: boolean) => void): () => void {
  if (idleLimit() === 0) return () => undefined;
  let looked = Date.now();
  let wasLocked = isIdle();

  function look() {
    const now = Date.now();
    const last = lastActivity();
    if (!wasLocked && last !== never && isBusy()) {
      noteActivity(Math.min(now, last + Math.min(now - looked, longestStep)));
    }
    looked = now;
    const isLocked = isIdle();
    // Also instead of an instant still to come, which would be a good one later.
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
      // What was meant for the screen as it was reaches nothing.
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    }
    if (!wasLocked && Date.now() - lastActivity() >= step) noteActivity();
  }

  tell(wasLocked);
  if (wasLocked) noteActivity(never);
  look();
  const timer = setInterval(look, step);
  const stopHearing = [
    hear(window, ['pointerdown', 'keydown'], onAct, { capture: true }),
    hear(window, ['pointermove', 'wheel', 'touchmove'], onAct, { capture: true, passive: true }),
    hear(window, ['focus', 'storage'], look),
    hear(document, ['visibilitychange'], look),
  ];
  return () => {
    clearInterval(timer);
    stopHearing.forEach((stop) => stop());
  };
}

function hear(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
) {
  names.forEach((name) => target.addEventListener(name, listener, options));
  return () => names.forEach((name) => target.removeEventListener(name, listener, options));
}
