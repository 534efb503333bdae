import { formatHour, localNow, type LocalDateTime } from '@/formats/dates';
import { pending, statusName } from './callStatuses';
import type { Call, CallInput, CallRow } from './callsApi';

/** Text limits of the form (document 1, section 5). */
export const limits = { name: 255, subject: 2000 };

const moment = (createdAt: LocalDateTime | null) => ({
  date: createdAt?.slice(0, 10) ?? '',
  hour: formatHour(createdAt),
});

/** What an empty form holds: a pending call of this very minute. */
export const newCall = (): CallInput => ({
  name: '',
  telephone: '',
  subject: '',
  ...moment(localNow()),
  userWantedId: 0,
  status: pending,
});

/** A call as the form edits it. */
export const inputFrom = (call: Call): CallInput => ({
  name: call.name,
  telephone: call.telephone,
  subject: call.subject,
  ...moment(call.createdAt),
  userWantedId: call.userWantedId ?? 0,
  status: call.statusId,
});

/** What is sent of what was typed: without the spaces around it. */
export const cleanInput = (input: CallInput): CallInput => ({
  ...input,
  name: input.name.trim(),
  subject: input.subject.trim(),
});

/** What an edit changes in the list's row. */
export const rowChanges = (input: CallInput): Partial<CallRow> => ({
  name: input.name,
  telephone: input.telephone,
  subject: input.subject,
  createdAt: `${input.date} ${input.hour}:00`,
  statusId: input.status,
  statusName: statusName(input.status),
});
