import * as v from 'valibot';
import { digits, flag, phpId, text } from '@/api/reply';

/* Rows of the option lists of `queries.php`. */

/** `color` is raw, for statuses; '' for lists without colours. */
export const namedOption = v.object({ id: phpId, name: text, color: text });

/** An entry of an office list, e.g. a service status. */
export type NamedOption = v.InferOutput<typeof namedOption>;

export const user = v.pipe(
  v.object({ id: phpId, name: text, status: flag(true), phone: digits }),
  v.transform(({ status, ...rest }) => ({ ...rest, isActive: status })),
);

export type UserOption = v.InferOutput<typeof user>;

export const calendarIntegration = v.object({ userId: phpId, isValid: flag() });

export type CalendarIntegration = v.InferOutput<typeof calendarIntegration>;
