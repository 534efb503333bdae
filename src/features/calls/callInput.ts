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
  /** 0 for no one. */
  userWantedId: number;
  status: number;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  name: 'Quem ligou',
  telephone: 'Telefone',
  subject: 'Assunto',
  createdAt: 'Data e hora',
  userWantedId: 'Com quem deseja falar',
  statusId: 'Status',
};

export const limits = { name: 255, subject: 2000 };

/** Fields shared by both call forms. */
export const callFields = {
  subject: { name: 'subject', label: 'Assunto', required: true, rows: 5, maxLength: limits.subject },
  userWanted: { name: 'userWantedId', label: 'Com quem deseja falar', emptyValue: 0 },
  status: { name: 'status', label: 'Status', options: callStatuses, required: true, wide: true },
} as const;

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

export const inputFrom = (call: Call): CallInput => ({
  name: call.name,
  telephone: call.telephone,
  subject: call.subject,
  ...moment(call.createdAt),
  userWantedId: call.userWantedId ?? 0,
  status: call.statusId,
});

export const toWire = <Input extends CallInput>(input: Input): Input => ({
  ...input,
  name: input.name.trim(),
  subject: input.subject.trim(),
});

export const rowChanges = (input: CallInput): Partial<CallRow> => ({
  name: input.name,
  telephone: input.telephone,
  subject: input.subject,
  createdAt: `${input.date} ${input.hour}:00`,
  statusId: input.status,
  // Unknown statuses keep their recorded name.
  ...(choiceOf(callStatuses, input.status) && { statusName: labelOf(callStatuses, input.status) }),
});
