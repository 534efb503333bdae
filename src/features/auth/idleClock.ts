import { environment } from '@/config/environment';
import { remembered } from '@/ui/remembered';

/*
 * When somebody last did something, for all tabs of this browser: that instant beside the end of the session it is of,
 * two numbers and nothing else. It outlives a reload, so that reloading opens no locked screen.
 */
const kept = remembered('tribuna-atividade');

/** Instead of an instant: locked, whatever the computer's clock is set to later. */
export const locked = 0;

export const idleLimit = () => environment.lockMinutes * 60_000;

/** Null when nothing was noted of the session that ends then: it has just begun. */
export function lastActivity(expires: number): number | null {
  const [session, instant] = kept.read().split(' ').map(Number);
  return session === expires && instant !== undefined ? instant : null;
}

/** Has nobody done anything for too long in the session that ends then? */
export function isIdle(expires: number): boolean {
  const last = lastActivity(expires);
  return idleLimit() > 0 && last !== null && Math.abs(Date.now() - last) >= idleLimit();
}

/** Somebody did something, or typed the password again. */
export const noteActivity = (expires: number, instant = Date.now()) => kept.keep(`${expires} ${instant}`);
