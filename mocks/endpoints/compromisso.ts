import { randomUUID } from 'node:crypto';
import { hasValidCalendar } from '../calendars';
import type { Database } from '../db';
import type { Appointment } from '../records';
import { script, staffCall } from '../protocol/calls';
import { bool, day, digits, hour, id, ids, paging, required, text, type Values } from '../protocol/fields';
import { checkForm } from '../protocol/forms';
import { ownedBy } from '../protocol/refusal';
import { between, hasReference, hasWords, holds, keep, ofClient, pageOf } from '../search';
import { atHour } from '../time';

const form = {
  subject: text,
  date: day,
  hourStart: hour,
  hourEnd: hour,
  participant: ids,
  requesterName: text,
  requesterPhone: digits,
  location: text,
  description: text,
  notify: bool,
  integrate: bool,
};

export const compromisso = script('compromisso.php', [
  staffCall('GET', 'search', {
    query: { startDate: day, endDate: day, reference: text, subject: text, participantId: id, ...paging },
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
    rule: 'create_appointment',
    body: form,
    run: ({ db, clientId, body }) => {
      const code = randomUUID().replaceAll('-', '').slice(0, 12);
      const record = readForm(db, clientId, body);
      return { id: db.appointments.insert({ ...record, clientId, code, isExcluded: false }).id };
    },
  }),

  staffCall('POST', 'update', {
    rule: 'edit_appointment',
    body: { id: required(id), ...form },
    run: ({ db, clientId, body }) => {
      const { id: appointmentId } = find(db, clientId, body.id);
      return { id: db.appointments.update(appointmentId, readForm(db, clientId, body)).id };
    },
  }),

  staffCall('POST', 'delete', {
    rule: 'delete_appointment',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => db.appointments.remove(find(db, clientId, body.id).id),
  }),
]);

/** Name and number of the person who asked for the appointment; both '' when nobody did. */
export const requesterOf = ({ requesterName, requesterPhone }: Appointment) => ({
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
  checkForm(body)
    .required({
      subject: 'Informe o assunto.',
      date: 'Informe a data.',
      hourStart: 'Informe o horário de início.',
      hourEnd: 'Informe o horário de término.',
    })
    .maxLengths({ subject: 60, location: 100, requesterName: 50, description: 800 })
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
