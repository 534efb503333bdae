import { environment } from '@/config/environment';
import { lastActivity } from '@/session/sessionClock';

export const idleLimit = () => environment.lockMinutes * 60_000;

/** Has nobody done anything for too long, or does nobody know any more when somebody did? */
export const isIdle = () => idleLimit() > 0 && Date.now() - lastActivity() >= idleLimit();
