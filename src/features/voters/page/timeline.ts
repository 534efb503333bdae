import { compareLocal, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { isPhone, nationalDigits } from '@/formats/phone';
import { sameText } from '@/formats/text';
import type { ScannedAppointment } from '../../appointments/appointmentsOfVoter';
import type { CallRow } from '../../calls/callsOfVoter';
import type { ManifestationRow } from '../../manifestations/manifestationsOfVoter';
import type { ServiceRow } from '../../services/historyOfVoter';
import type { Task } from '../../tasks/remindersOfVoter';
import type { Communication } from '../message/message';
import type { Known } from './searches';

/* What happened with a voter, of all kinds in one line of time. */

interface Rows {
  service: ServiceRow;
  call: CallRow;
  manifestation: ManifestationRow;
  message: Communication;
  appointment: ScannedAppointment;
  reminder: Task;
}

export type Kind = keyof Rows;

export type Entry = {
  [K in Kind]: { kind: K; id: number; when: LocalDate | LocalDateTime | ''; row: Rows[K] };
}[Kind];

export const kindWords: Readonly<Record<Kind, { one: string; many: string }>> = {
  service: { one: 'Atendimento', many: 'Atendimentos' },
  call: { one: 'Ligação', many: 'Ligações' },
  manifestation: { one: 'Manifestação', many: 'Manifestações' },
  message: { one: 'Mensagem', many: 'Mensagens' },
  appointment: { one: 'Compromisso', many: 'Compromissos' },
  reminder: { one: 'Lembrete', many: 'Lembretes' },
};

export const serviceEntry = (row: ServiceRow): Entry => ({
  kind: 'service',
  id: row.id,
  when: row.requestDate ?? '',
  row,
});
export const callEntry = (row: CallRow): Entry => ({
  kind: 'call',
  id: row.id,
  when: row.createdAt ?? '',
  row,
});
export const manifestationEntry = (row: ManifestationRow): Entry => ({
  kind: 'manifestation',
  id: row.id,
  when: row.createdAt ?? '',
  row,
});
export const messageEntry = (row: Communication): Entry => ({
  kind: 'message',
  id: row.id,
  when: row.createdAt ?? '',
  row,
});
export const appointmentEntry = (row: ScannedAppointment): Entry => ({
  kind: 'appointment',
  id: row.id,
  when: row.start,
  row,
});
export const reminderEntry = (row: Task): Entry => ({
  kind: 'reminder',
  id: row.id,
  when: row.taskDate,
  row,
});

/** The newest first; at the end those without a date. */
export const newestFirst = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (one, other) =>
      Number(one.when === '') - Number(other.when === '') ||
      compareLocal(other.when, one.when) ||
      other.id - one.id,
  );

export const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Whether a phone is, from its first digit to its last, one of the voter's. */
export const isOwnPhone = ({ phones }: Known, phone: string) => {
  const digits = nationalDigits(phone);
  return isPhone(digits) && phones.includes(digits);
};

const isSameName = ({ name }: Known, other: string) => name !== '' && sameText(name, other);

/** How surely a record is the voter's: undefined where nothing says that it is. */
export type Surety = 'certain' | 'possible' | undefined;

export const suretyOfCall = (
  known: Known,
  { telephone, name }: Pick<CallRow, 'telephone' | 'name'>,
): Surety => {
  if (isOwnPhone(known, telephone)) return 'certain';
  return isSameName(known, name) || sharesDigits(known, telephone) ? 'possible' : undefined;
};

export const suretyOfManifestation = (
  known: Known,
  { telephone, email, name }: Pick<ManifestationRow, 'telephone' | 'email' | 'name'>,
): Surety => {
  const isOwnEmail = known.email !== '' && email.trim().toLowerCase() === known.email;
  if (isOwnPhone(known, telephone) || isOwnEmail) return 'certain';
  return isSameName(known, name) || sharesDigits(known, telephone) ? 'possible' : undefined;
};

export const suretyOfAppointment = (known: Known, { requester }: ScannedAppointment): Surety =>
  suretyOfCall(known, requester);

/** The last eight digits, as of a number without its area code. */
const sharesDigits = ({ phones }: Known, phone: string) => {
  const end = nationalDigits(phone).slice(-8);
  return end.length === 8 && phones.some((own) => own.endsWith(end));
};

export const splitBySurety = (
  entries: readonly { entry: Entry; surety: Surety }[],
): { certain: Entry[]; possible: Entry[] } => ({
  certain: entries.flatMap(({ entry, surety }) => (surety === 'certain' ? [entry] : [])),
  possible: entries.flatMap(({ entry, surety }) => (surety === 'possible' ? [entry] : [])),
});

/** The entries of one list that are not in another. */
export const without = (entries: readonly Entry[], others: readonly Entry[]): Entry[] => {
  const known = new Set(others.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
};
