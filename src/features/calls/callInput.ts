import { choiceOf, labelOf } from '@/formats/choices';
import { formatHour, localNow, type Hour, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { callStatuses, pending, type Call, type CallRow } from './call';

/** Form values, named as in the API so that its field errors match. */
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

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldWords = {
  name: 'Quem ligou',
  telephone: 'Telefone',
  subject: 'Assunto',
  createdAt: 'Data e hora',
  userWantedId: 'Com quem deseja falar',
  statusId: 'Status',
};

export const limits = { name: 255, subject: 2000 };

const moment = (createdAt: LocalDateTime | null) => ({
  date: createdAt?.slice(0, 10) ?? '',
  hour: formatHour(createdAt),
});

export const newCall = (): CallInput => ({
  name: '',
  telephone: '',
  subject: '',
  ...moment(localNow()),
  userWantedId: 0,
  status: pending,
});

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

export const cleanInput = <Input extends CallInput>(input: Input): Input => ({
  ...input,
  name: input.name.trim(),
  subject: input.subject.trim(),
});

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
  // Unknown statuses keep their recorded name.
  ...(choiceOf(callStatuses, status) && { statusName: labelOf(callStatuses, status) }),
});
