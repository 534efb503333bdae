import { compareLocal, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { isPhone, nationalDigits } from '@/formats/phone';
import { sameText } from '@/formats/text';
import type { ScannedAppointment } from '@/features/appointments/appointmentsOfVoter';
import type { CallRow } from '@/features/calls/callsOfVoter';
import type { ManifestationRow } from '@/features/manifestations/manifestationsOfVoter';
import type { ServiceRow } from '@/features/services/historyOfVoter';
import type { Task } from '@/features/tasks/remindersOfVoter';
import type { LastMessage } from '@/features/voters/message/sentMessages';
import type { Known } from './searches';

/* What happened with a voter, of all kinds in one line of time. */

export interface Rows {
  service: ServiceRow;
  call: CallRow;
  manifestation: ManifestationRow;
  message: LastMessage;
  appointment: ScannedAppointment;
  reminder: Task;
}

export type Kind = keyof Rows;

interface EntryOf<K extends Kind> {
  kind: K;
  id: number;
  when: LocalDate | LocalDateTime | '';
  row: Rows[K];
}

export type Entry<K extends Kind = Kind> = { [P in K]: EntryOf<P> }[K];

/** `all` completes 'Não foi possível procurar …'. */
export const kindWords: Readonly<Record<Kind, { one: string; many: string; all: string }>> = {
  service: { one: 'Atendimento', many: 'Atendimentos', all: 'os atendimentos' },
  call: { one: 'Ligação', many: 'Ligações', all: 'as ligações' },
  manifestation: { one: 'Manifestação', many: 'Manifestações', all: 'as manifestações' },
  message: { one: 'Mensagem', many: 'Mensagens', all: 'as mensagens' },
  appointment: { one: 'Compromisso', many: 'Compromissos', all: 'os compromissos' },
  reminder: { one: 'Lembrete', many: 'Lembretes', all: 'os lembretes' },
};

const entryOf =
  <K extends Kind>(kind: K, whenOf: (row: Rows[K]) => LocalDate | LocalDateTime | null) =>
  (row: Rows[K]): EntryOf<K> => ({ kind, id: row.id, when: whenOf(row) ?? '', row });

export const serviceEntry = entryOf('service', ({ requestDate }) => requestDate);
export const callEntry = entryOf('call', ({ createdAt }) => createdAt);
export const manifestationEntry = entryOf('manifestation', ({ createdAt }) => createdAt);
export const messageEntry = entryOf('message', ({ createdAt }) => createdAt);
export const appointmentEntry = entryOf('appointment', ({ start }) => start);
export const reminderEntry = entryOf('reminder', ({ taskDate }) => taskDate);

export const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Each once, the newest first; at the end those without a date. */
export const newestFirst = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()].sort(
    (one, other) =>
      Number(one.when === '') - Number(other.when === '') ||
      compareLocal(other.when, one.when) ||
      other.id - one.id,
  );

/** Whether a phone is, from its first digit to its last, one of the voter's. */
const isOwnPhone = ({ phones }: Known, phone: string) => {
  const digits = nationalDigits(phone);
  return isPhone(digits) && phones.includes(digits);
};

/** The last eight digits, as of a number without its area code. */
const sharesDigits = ({ phones }: Known, phone: string) => {
  const end = nationalDigits(phone).slice(-8);
  return end.length === 8 && phones.some((own) => own.endsWith(end));
};

/** How surely a record is the voter's: undefined where nothing says that it is. */
type Surety = 'certain' | 'possible' | undefined;

export const suretyOfCall = (
  known: Known,
  { telephone, name }: Pick<CallRow, 'telephone' | 'name'>,
): Surety => {
  if (isOwnPhone(known, telephone)) return 'certain';
  const isSameName = known.name !== '' && sameText(known.name, name);
  return isSameName || sharesDigits(known, telephone) ? 'possible' : undefined;
};

export const suretyOfManifestation = (
  known: Known,
  { email, ...from }: Pick<ManifestationRow, 'telephone' | 'email' | 'name'>,
): Surety => {
  const isOwnEmail = known.email !== '' && email.trim().toLowerCase() === known.email;
  return isOwnEmail ? 'certain' : suretyOfCall(known, from);
};

export const suretyOfAppointment = (known: Known, { requester }: ScannedAppointment): Surety =>
  suretyOfCall(known, requester);

/** The entries of the rows that surely are the voter's, and of those that may be. */
export function splitBySurety<Row>(
  known: Known | null,
  rows: readonly Row[],
  suretyOf: (known: Known, row: Row) => Surety,
  entryFrom: (row: Row) => Entry,
) {
  const judged = known ? rows.map((row) => ({ row, surety: suretyOf(known, row) })) : [];
  const entriesOf = (wanted: Surety) =>
    judged.filter(({ surety }) => surety === wanted).map(({ row }) => entryFrom(row));
  return { certain: entriesOf('certain'), possible: entriesOf('possible') };
}

/** The entries of one list that are not in another. */
export const without = (entries: readonly Entry[], others: readonly Entry[]): Entry[] => {
  const known = new Set(others.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
};
