import { randomUUID } from 'node:crypto';
import { hasValidCalendar } from '../settings/calendars';
import type { Database } from '../../db';
import type { Appointment } from './records';
import { publicCall, script, staffCall } from '../../protocol/calls';
import { list, nothing, record } from '../../protocol/answers';
import {
  bool,
  day,
  digits,
  filled,
  hour,
  id,
  ids,
  listOf,
  moment,
  noted,
  object,
  paging,
  phone,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { notFound, ownedBy } from '../../protocol/refusal';
import { between, hasReference, hasWords, holds, keep, ofClient, pageOf } from '../../data/search';
import { atHour } from '../../time';

const form = {
  subject: filled(textUpTo(60), 'Informe o assunto.'),
  date: filled(day, 'Informe a data.'),
  hourStart: filled(hour, 'Informe o horário de início.'),
  hourEnd: noted(filled(hour, 'Informe o horário de término.'), 'depois do início'),
  participant: noted(ids, 'usuários'),
  requesterName: textUpTo(50),
  requesterPhone: phone,
  location: textUpTo(100),
  description: textUpTo(800),
  notify: bool,
  integrate: bool,
};

const publicFields = {
  subject: text,
  startDate: moment,
  endDate: moment,
  location: text,
  isExcluded: noted(bool, 'cancelado'),
  description: text,
  requester: object({ name: text, telephone: digits }),
};
const rowFields = { id, ...publicFields, participants: listOf({ userId: id, name: text, phone: digits }) };

const staffScript = script('compromisso.php', [
  staffCall('GET', 'search', {
    says: 'Procura compromissos, do mais antigo ao mais novo.',
    answer: list(rowFields),
    query: {
      startDate: day,
      endDate: day,
      reference: noted(text, 'AG-12 ou 12'),
      subject: noted(text, 'palavras do assunto'),
      participantId: id,
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const rows = keep(
        db.appointments.ordered(byStart),
        ofClient(clientId),
        between('startDate', query.startDate, query.endDate),
        hasReference('AG', query.reference),
        hasWords<Appointment>('subject', query.subject),
        holds('participantIds', query.participantId),
      );
      return pageOf(rows, query, (appointment) => toRow(db, appointment));
    },
  }),

  staffCall('GET', 'getDetails', {
    says: 'Lê um compromisso.',
    answer: record({
      ...rowFields,
      notify: bool,
      integrate: bool,
      integrations: noted(listOf({ userId: id }), 'em cuja agenda ele está'),
      code: noted(text, 'o da página pública'),
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const appointment = find(db, clientId, query.id);
      return {
        ...toRow(db, appointment),
        notify: appointment.notify,
        integrate: appointment.integrate,
        integrations: appointment.integratedUserIds.map((userId) => ({ userId })),
        code: appointment.code,
      };
    },
  }),

  staffCall('POST', 'create', {
    says: 'Cadastra um compromisso.',
    answer: record({ id }),
    rule: 'create_appointment',
    body: form,
    run: ({ db, clientId, body }) => {
      const code = randomUUID().replaceAll('-', '').slice(0, 12);
      const record = readForm(db, clientId, body);
      return { id: db.appointments.insert({ ...record, clientId, code, isExcluded: false }).id };
    },
  }),

  staffCall('POST', 'update', {
    says: 'Altera um compromisso.',
    answer: record({ id }),
    rule: 'edit_appointment',
    body: { id: required(id), ...form },
    run: ({ db, clientId, body }) => {
      const { id: appointmentId } = find(db, clientId, body.id);
      return { id: db.appointments.update(appointmentId, readForm(db, clientId, body)).id };
    },
  }),

  staffCall('POST', 'delete', {
    says: 'Exclui um compromisso.',
    answer: nothing,
    rule: 'delete_appointment',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => db.appointments.remove(find(db, clientId, body.id).id),
  }),
]);

const publicScript = script('compromisso.public.php', [
  publicCall('GET', 'getDetails', {
    says: 'Lê um compromisso compartilhado, também o cancelado.',
    answer: record({ clientId: id, ...publicFields }),
    query: { code: required(text) },
    run: ({ db, query }) => {
      const appointment = db.appointments.find(({ code }) => code === query.code);
      if (!appointment) throw notFound('Compromisso não encontrado.');
      return {
        clientId: appointment.clientId,
        subject: appointment.subject,
        startDate: appointment.startDate,
        endDate: appointment.endDate,
        location: appointment.location,
        isExcluded: appointment.isExcluded,
        description: appointment.description,
        requester: requesterOf(appointment),
      };
    },
  }),
]);

export const appointmentScripts = [staffScript, publicScript];

/** Name and number of the requester; both '' for none. */
const requesterOf = ({ requesterName, requesterPhone }: Appointment) => ({
  name: requesterName,
  telephone: requesterPhone,
});

const byStart = (a: Appointment, b: Appointment) =>
  a.startDate === b.startDate ? a.id - b.id : a.startDate < b.startDate ? -1 : 1;

const find = (db: Database, clientId: number, appointmentId: number) =>
  ownedBy(clientId, db.appointments.get(appointmentId), 'Compromisso não encontrado.');

const toRow = (db: Database, appointment: Appointment) => ({
  id: appointment.id,
  subject: appointment.subject,
  startDate: appointment.startDate,
  endDate: appointment.endDate,
  description: appointment.description,
  location: appointment.location,
  isExcluded: appointment.isExcluded,
  participants: appointment.participantIds.map((userId) => {
    const user = db.users.get(userId);
    return { userId, name: user?.name ?? '', phone: user?.telephone ?? '' };
  }),
  requester: requesterOf(appointment),
});

function readForm(db: Database, clientId: number, body: Values<typeof form>) {
  const { date = '', hourStart = '', hourEnd = '', participant: participantIds = [] } = body;
  checkForm(form, body)
    .that(hourEnd > hourStart, 'hourEnd', 'O término precisa ser depois do início.')
    .that(
      participantIds.every((userId) => db.users.get(userId)?.clientId === clientId),
      'participant',
      'Um dos participantes não existe.',
    )
    .phones('requesterPhone')
    .end();

  const integrate = body.integrate ?? false;
  return {
    subject: body.subject ?? '',
    startDate: atHour(date, hourStart),
    endDate: atHour(date, hourEnd),
    location: body.location ?? '',
    description: body.description ?? '',
    participantIds,
    integratedUserIds: integrate ? participantIds.filter((userId) => hasValidCalendar(db, userId)) : [],
    requesterName: body.requesterName ?? '',
    requesterPhone: body.requesterPhone ?? '',
    notify: body.notify ?? false,
    integrate,
  };
}
