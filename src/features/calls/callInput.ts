import { formatHour, localNow, type Hour, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { pending, statusName, type Call, type CallRow } from './call';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface CallInput {
  name: string;
  telephone: string;
  subject: string;
  date: LocalDate | '';
  hour: Hour | '';
  /** 0 for nobody. */
  userWantedId: number;
  status: number;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  name: 'Quem ligou',
  telephone: 'Telefone',
  subject: 'Assunto',
  createdAt: 'Data e hora',
  userWantedId: 'Com quem deseja falar',
  statusId: 'Status',
};

/** Text limits of the form. */
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
export const inputFrom = ({
  name,
  telephone,
  subject,
  createdAt,
  userWantedId,
  statusId,
}: Call): CallInput => ({
  name,
  telephone,
  subject,
  ...moment(createdAt),
  userWantedId: userWantedId ?? 0,
  status: statusId,
});

/** What is sent of what was typed: without the spaces around it. */
export const cleanInput = <Input extends CallInput>(input: Input): Input => ({
  ...input,
  name: input.name.trim(),
  subject: input.subject.trim(),
});

/** What an edit changes in the list's row. */
export const rowChanges = ({
  name,
  telephone,
  subject,
  date,
  hour,
  status,
}: CallInput): Partial<CallRow> => ({
  name,
  telephone,
  subject,
  createdAt: `${date} ${hour}:00`,
  statusId: status,
  // The name of one that the product does not know stays as it came.
  ...(statusName(status) && { statusName: statusName(status) }),
});
