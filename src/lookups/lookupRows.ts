import * as v from 'valibot';
import { digits, flag, phpId, text } from '@/api/reply';

/* The rows of the option lists of `queries.php`, as they are read. */

/** A user as forms and filters offer it. */
export interface UserOption {
  id: number;
  name: string;
  isActive: boolean;
  /** Digits; '' when the user has no mobile number. */
  phone: string;
}

/** The calendar of a user, as set up in the settings. */
export interface CalendarIntegration {
  userId: number;
  isValid: boolean;
}

/** One choice of a short list the office keeps, e.g. its service statuses. */
export interface NamedOption {
  id: number;
  name: string;
  /** Of statuses, as the data has it; '' for lists without colours. */
  color: string;
}

export const namedOption = v.object({ id: phpId, name: text, color: text });

export const user = v.pipe(
  v.object({ id: phpId, name: text, status: flag(true), phone: digits }),
  v.transform(({ status, ...rest }): UserOption => ({ ...rest, isActive: status })),
);

export const calendarIntegration = v.object({ userId: phpId, isValid: flag() });
