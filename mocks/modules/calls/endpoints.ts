import type { Database } from '../../db';
import type { Call } from './records';
import { script, staffCall } from '../../protocol/calls';
import { list, nothing, record } from '../../protocol/answers';
import {
  day,
  digits,
  filled,
  hour,
  id,
  moment,
  noted,
  paging,
  phone,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { ownedBy } from '../../protocol/refusal';
import { between, hasDigits, hasReference, hasWords, is, keep, ofClient, pageOf } from '../../data/search';
import { atHour } from '../../time';

const statusNames: Readonly<Record<number, string>> = {
  1: 'Pendente',
  2: 'Retornar ligação',
  3: 'Finalizada',
};

const status = noted(id, '1 Pendente, 2 Retornar ligação, 3 Finalizada');
const userWanted = noted(id, 'a pessoa procurada; 0 se nenhuma');

const form = {
  id: noted(id, '0 na criação'),
  name: filled(textUpTo(255), 'Informe quem ligou.'),
  telephone: phone,
  subject: filled(textUpTo(2000), 'Informe o assunto.'),
  date: filled(day, 'Informe a data.'),
  hour: filled(hour, 'Informe o horário.'),
  userWantedId: userWanted,
  status,
};

const callScript = script('telefonema.php', [
  staffCall('GET', 'search', {
    says: 'Procura ligações, da mais nova à mais antiga.',
    answer: list({
      id,
      name: text,
      telephone: digits,
      subject: text,
      createdAt: moment,
      createdBy: noted(text, 'nome de quem cadastrou'),
      statusId: status,
      statusName: text,
    }),
    query: {
      reference: noted(text, 'LI-12 ou 12'),
      name: noted(text, 'parte do nome'),
      telephone: noted(digits, 'parte do número'),
      subject: noted(text, 'palavras do assunto'),
      status,
      startDate: day,
      endDate: day,
      participantId: noted(id, 'a pessoa procurada'),
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
    says: 'Lê uma ligação.',
    answer: record({
      id,
      name: text,
      telephone: digits,
      subject: text,
      createdAt: moment,
      userWantedId: userWanted,
      statusId: status,
    }),
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
    says: 'Cadastra uma ligação.',
    answer: record({ id }),
    rule: 'create_call',
    body: form,
    run: ({ db, clientId, user, body }) => {
      const record = readForm(db, clientId, body);
      return { id: db.calls.insert({ ...record, clientId, createdById: user.id }).id };
    },
  }),

  staffCall('POST', 'alterar', {
    says: 'Altera uma ligação.',
    answer: record({ id }),
    rule: 'edit_call',
    body: { ...form, id: required(id) },
    run: ({ db, clientId, body }) => {
      const { id: callId } = find(db, clientId, body.id);
      return { id: db.calls.update(callId, readForm(db, clientId, body)).id };
    },
  }),

  staffCall('POST', 'deletar', {
    says: 'Exclui uma ligação.',
    answer: nothing,
    rule: 'delete_call',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => db.calls.remove(find(db, clientId, body.id).id),
  }),
]);

export const callScripts = [callScript];

const newestFirst = (a: Call, b: Call) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;

const find = (db: Database, clientId: number, callId: number) =>
  ownedBy(clientId, db.calls.get(callId), 'Ligação não encontrada.');

function readForm(db: Database, clientId: number, body: Values<typeof form>) {
  const { userWantedId = 0, status: statusId = 0 } = body;
  checkForm(form, body)
    .that(statusId in statusNames, 'status', 'Escolha o status.')
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
    statusId,
  };
}
