import * as v from 'valibot';
import { digits, flag, phpId, text } from '@/api/reply';

/* Rows of the option lists of `queries.php`. */

export interface UserOption {
  id: number;
  name: string;
  isActive: boolean;
  phone: string;
}

export interface CalendarIntegration {
  userId: number;
  isValid: boolean;
}

/** An entry of an office list, e.g. a service status. */
export interface NamedOption {
  id: number;
  name: string;
  /** Raw, for statuses; '' for lists without colours. */
  color: string;
}

export const namedOption = v.object({ id: phpId, name: text, color: text });

export const user = v.pipe(
  v.object({ id: phpId, name: text, status: flag(true), phone: digits }),
  v.transform(({ status, ...rest }): UserOption => ({ ...rest, isActive: status })),
);

export const calendarIntegration = v.object({ userId: phpId, isValid: flag() });
