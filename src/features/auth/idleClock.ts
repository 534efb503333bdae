import { environment } from '@/config/environment';
import { lastActivity } from '@/session/sessionClock';

export const idleLimit = () => environment.lockMinutes * 60_000;

/** True also when the last activity is unknown. */
export const isIdle = () => idleLimit() > 0 && Date.now() - lastActivity() >= idleLimit();
