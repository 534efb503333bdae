import type { Database } from '../../db';

/** Can appointments be written to this user's calendar? */
export const hasValidCalendar = (db: Database, userId: number): boolean =>
  db.calendarIntegrations.find((entry) => entry.userId === userId)?.isValid === true;
