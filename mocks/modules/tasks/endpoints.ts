import type { Database } from '../../db';
import { between, findPage, is, listOfFound, ofClient, type Filter } from '../../data/search';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  bool,
  day,
  digits,
  filled,
  id,
  ids,
  listOf,
  moment,
  noted,
  oneOf,
  orNull,
  paging,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { ownedBy } from '../../protocol/refusal';
import { taskStatuses, type Task, type TaskStatus } from './records';

const source = oneOf('service', 'voter', 'legislative', 'expense');
const statusWords = Object.keys(taskStatuses) as TaskStatus[];
const status = noted(oneOf(...statusWords), Object.values(taskStatuses).join(' ou '));

const form = {
  status: filled(status, 'Escolha o status.'),
  description: filled(textUpTo(200), 'Informe a descrição.'),
  taskDate: filled(day, 'Informe a data.'),
  participants: noted(filled(ids, 'Escolha os responsáveis.'), 'usuários ativos, ou os que já eram'),
  notify: noted(bool, 'avisar por WhatsApp no dia'),
};

// A reminder names its record and sends an id of 0.
const newForm = {
  ...form,
  id: noted(id, 'só em um lembrete, e 0'),
  sourceId: noted(id, 'só em um lembrete'),
  source: noted(source, 'só em um lembrete'),
};

/** For a reminder moved to another record; without them it keeps its current one. */
const sourceForm = {
  sourceId: noted(id, 'só de um lembrete, que passa a outro registro; sem ela, fica a que há'),
  source: noted(source, 'com `sourceId`'),
};

const taskFields = {
  id,
  sourceId: noted(orNull(id), 'de um lembrete'),
  source: noted(orNull(source), 'de um lembrete'),
  status,
  description: text,
  taskDate: day,
  participants: listOf({ userId: id, name: text, phone: digits }),
  notify: bool,
  createdAt: moment,
  updatedAt: moment,
};

const taskScript = script('task.php', [
  // With `id` it reads one task; without, it searches.
  staffCall('GET', null, {
    says: 'Procura tarefas, da data mais distante à mais antiga.',
    answer: list(taskFields),
    query: {
      status,
      startTaskDate: day,
      endTaskDate: day,
      participants: noted(ids, 'de qualquer um deles'),
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const found = findPage(
        db.tasks.ordered(latestFirst),
        [
          ofClient(clientId),
          is<Task, 'status'>('status', query.status),
          between('taskDate', query.startTaskDate, query.endTaskDate),
          isOfAny(query.participants),
        ],
        query,
      );
      return listOfFound(found, taskRow(db));
    },
  }),

  staffCall('GET', null, {
    says: 'Lê uma tarefa.',
    answer: record(taskFields),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => taskRow(db)(find(db, clientId, query.id)),
  }),

  staffCall('POST', null, {
    says: 'Cadastra uma tarefa; com `source` e `sourceId`, um lembrete sobre outro registro.',
    answer: record({ id }),
    body: newForm,
    run: ({ db, clientId, timestamp, body }) => {
      const { source: kind, sourceId } = body;
      checkForm(newForm, body).that(!body.id, 'id', 'Uma tarefa nova ainda não tem referência.').end();
      checkSource(db, clientId, body);
      const { id: taskId } = db.tasks.insert({
        ...readForm(db, clientId, body, []),
        clientId,
        sourceId: sourceId || null,
        source: kind ?? null,
        createdAt: timestamp,
        updatedAt: timestamp,
      });
      return { id: taskId };
    },
  }),

  staffCall('PUT', null, {
    says: 'Altera uma tarefa; a origem de um lembrete fica como estava, se não vem outra.',
    answer: record({ id }),
    body: { id: required(id), ...form, ...sourceForm },
    run: ({ db, clientId, timestamp, body }) => {
      const { id: taskId, participantIds } = find(db, clientId, body.id);
      const { source: kind, sourceId } = body;
      checkSource(db, clientId, body);
      db.tasks.update(taskId, {
        ...readForm(db, clientId, body, participantIds),
        ...(kind && sourceId && { source: kind, sourceId }),
        updatedAt: timestamp,
      });
      return { id: taskId };
    },
  }),

  staffCall('DELETE', null, {
    says: 'Exclui uma tarefa.',
    answer: nothing,
    query: { id: required(id) },
    run: ({ db, clientId, query }) => db.tasks.remove(find(db, clientId, query.id).id),
  }),

  staffCall('POST', 'changeStatus', {
    says: 'Troca o status.',
    answer: record({ id }),
    body: { id: required(id), status: required(status) },
    run: ({ db, clientId, timestamp, body }) => {
      const { id: taskId } = find(db, clientId, body.id);
      db.tasks.update(taskId, { status: body.status, updatedAt: timestamp });
      return { id: taskId };
    },
  }),
]);

export const taskScripts = [taskScript];

const latestFirst = (a: Task, b: Task) =>
  a.taskDate === b.taskDate ? b.id - a.id : a.taskDate > b.taskDate ? -1 : 1;

const find = (db: Database, clientId: number, taskId: number) =>
  ownedBy(clientId, db.tasks.get(taskId), 'Tarefa não encontrada.');

const isOfAny = (userIds: readonly number[] | undefined): Filter<Task> =>
  userIds ? ({ participantIds }) => participantIds.some((userId) => userIds.includes(userId)) : null;

const taskRow =
  (db: Database) =>
  ({ clientId, participantIds, ...task }: Task) => ({
    ...task,
    participants: participantIds
      .map((userId) => db.users.get(userId))
      .filter((user) => user?.clientId === clientId)
      .map((user) => ({ userId: user?.id, name: user?.name, phone: user?.telephone })),
  });

/**
 * @param held current participants, valid even if inactive
 * @throws Refusal (422) with a message per field
 */
function readForm(db: Database, clientId: number, body: Values<typeof form>, held: readonly number[]) {
  const { participants: participantIds = [] } = body;
  checkForm(form, body)
    .that(
      participantIds.every((userId) => {
        const user = db.users.get(userId);
        return user?.clientId === clientId && (user.status || held.includes(userId));
      }),
      'participants',
      'Um dos responsáveis não existe ou está inativo.',
    )
    .end();
  return {
    status: body.status ?? 'pending',
    description: body.description ?? '',
    taskDate: body.taskDate ?? '',
    participantIds,
    notify: body.notify ?? false,
  };
}

/** @throws Refusal (422) unless both are omitted or name a record of the client */
function checkSource(db: Database, clientId: number, body: Values<typeof sourceForm>) {
  const { source: kind, sourceId } = body;
  checkForm(sourceForm, body)
    .that((kind === undefined) === !sourceId, 'sourceId', 'Informe a origem do lembrete por inteiro.')
    .that(
      !kind || isOwnSource(db, clientId, kind, sourceId ?? 0),
      'sourceId',
      'A origem do lembrete não existe.',
    )
    .end();
}

function isOwnSource(db: Database, clientId: number, kind: NonNullable<Task['source']>, sourceId: number) {
  if (kind === 'service') return db.services.get(sourceId)?.clientId === clientId;
  if (kind === 'voter') return db.voters.get(sourceId)?.clientId === clientId;
  if (kind === 'legislative') return db.documents.get(sourceId)?.clientId === clientId;
  return db.expenses.get(sourceId)?.clientId === clientId;
}
