import type { Database } from '../db';
import type { Call } from '../records';
import { script, staffCall } from '../protocol/calls';
import { day, digits, hour, id, paging, required, text, type Values } from '../protocol/fields';
import { checkForm } from '../protocol/forms';
import { ownedBy } from '../protocol/refusal';
import { between, hasDigits, hasReference, hasWords, is, keep, ofClient, pageOf } from '../search';
import { atHour } from '../time';

const statusNames: Readonly<Record<number, string>> = {
  1: 'Pendente',
  2: 'Retornar ligação',
  3: 'Finalizada',
};

const form = {
  id,
  name: text,
  telephone: digits,
  subject: text,
  date: day,
  hour,
  userWantedId: id,
  status: id,
};

export const telefonema = script('telefonema.php', [
  staffCall('GET', 'search', {
    query: {
      reference: text,
      name: text,
      telephone: digits,
      subject: text,
      status: id,
      startDate: day,
      endDate: day,
      participantId: id,
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const rows = keep(
        db.calls.ordered(newestFirst),
        ofClient(clientId),
        hasReference('LI', query.reference),
        hasWords<Call>('name', query.name),
        hasDigits('telephone', query.telephone),
        hasWords<Call>('subject', query.subject),
        is<Call, 'statusId'>('statusId', query.status),
        between('createdAt', query.startDate, query.endDate),
        is<Call, 'userWantedId'>('userWantedId', query.participantId),
      );
      return pageOf(rows, query, (call) => ({
        id: call.id,
        name: call.name,
        telephone: call.telephone,
        subject: call.subject,
        createdAt: call.createdAt,
        createdBy: db.users.get(call.createdById)?.name ?? '',
        statusId: call.statusId,
        statusName: statusNames[call.statusId],
      }));
    },
  }),

  staffCall('GET', 'getDetails', {
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const call = find(db, clientId, query.id);
      return {
        id: call.id,
        name: call.name,
        telephone: call.telephone,
        subject: call.subject,
        createdAt: call.createdAt,
        userWantedId: call.userWantedId,
        statusId: call.statusId,
      };
    },
  }),

  staffCall('POST', 'cadastrar', {
    rule: 'create_call',
    body: form,
    run: ({ db, clientId, user, body }) => {
      const record = readForm(db, clientId, body);
      return { id: db.calls.insert({ ...record, clientId, createdById: user.id }).id };
    },
  }),

  staffCall('POST', 'alterar', {
    rule: 'edit_call',
    body: { ...form, id: required(id) },
    run: ({ db, clientId, body }) => {
      const { id: callId } = find(db, clientId, body.id);
      return { id: db.calls.update(callId, readForm(db, clientId, body)).id };
    },
  }),

  staffCall('POST', 'deletar', {
    rule: 'delete_call',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => db.calls.remove(find(db, clientId, body.id).id),
  }),
]);

const newestFirst = (a: Call, b: Call) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;

const find = (db: Database, clientId: number, callId: number) =>
  ownedBy(clientId, db.calls.get(callId), 'Ligação não encontrada.');

function readForm(db: Database, clientId: number, body: Values<typeof form>) {
  const { userWantedId = 0, status = 0 } = body;
  checkForm(body)
    .required({
      name: 'Informe quem ligou.',
      date: 'Informe a data.',
      hour: 'Informe o horário.',
      subject: 'Informe o assunto.',
    })
    .maxLengths({ name: 255, subject: 2000 })
    .that(status in statusNames, 'status', 'Escolha o status.')
    .that(
      userWantedId === 0 || db.users.get(userWantedId)?.clientId === clientId,
      'userWantedId',
      'Esta pessoa não existe.',
    )
    .phones('telephone')
    .end();
  return {
    name: body.name ?? '',
    telephone: body.telephone ?? '',
    subject: body.subject ?? '',
    createdAt: atHour(body.date ?? '', body.hour ?? ''),
    userWantedId,
    statusId: status,
  };
}
