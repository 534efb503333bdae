import type { Database } from '../../db';
import { script, staffCall } from '../../protocol/calls';
import { record } from '../../protocol/answers';
import { bool, day, filled, id, ids, noted, oneOf, textUpTo } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import type { Task } from './records';

const sources = ['service', 'voter', 'legislative', 'expense'] as const;

const form = {
  status: filled(oneOf('pending', 'finished'), 'Escolha o status.'),
  description: filled(textUpTo(200), 'Informe a descrição.'),
  taskDate: filled(day, 'Informe a data.'),
  participants: noted(filled(ids, 'Escolha os responsáveis.'), 'usuários ativos'),
  notify: bool,
  // A reminder, a task made from another record, names that record and brings an id of 0.
  id: noted(id, 'só em um lembrete, e 0'),
  sourceId: noted(id, 'só em um lembrete'),
  source: noted(oneOf(...sources), 'só em um lembrete'),
};

const taskScript = script('task.php', [
  staffCall('POST', null, {
    says: 'Cadastra uma tarefa; com `source` e `sourceId`, um lembrete sobre outro registro.',
    answer: record({ id }),
    body: form,
    run: ({ db, clientId, timestamp, body }) => {
      const { participants: participantIds = [], source, sourceId } = body;
      checkForm(form, body)
        .that(
          participantIds.every((userId) => {
            const user = db.users.get(userId);
            return user?.clientId === clientId && user.status;
          }),
          'participants',
          'Um dos responsáveis não existe ou está inativo.',
        )
        .that(!body.id, 'id', 'Uma tarefa nova ainda não tem referência.')
        .that((source === undefined) === !sourceId, 'sourceId', 'Informe a origem do lembrete por inteiro.')
        .that(
          !source || isOwnSource(db, clientId, source, sourceId ?? 0),
          'sourceId',
          'A origem do lembrete não existe.',
        )
        .end();
      const { id: taskId } = db.tasks.insert({
        clientId,
        sourceId: sourceId || null,
        source: source ?? null,
        status: body.status ?? 'pending',
        description: body.description ?? '',
        taskDate: body.taskDate ?? '',
        participantIds,
        notify: body.notify ?? false,
        createdAt: timestamp,
        updatedAt: timestamp,
      });
      return { id: taskId };
    },
  }),
]);

export const taskScripts = [taskScript];

/** Does the record a reminder is about exist, in this office? */
function isOwnSource(db: Database, clientId: number, source: NonNullable<Task['source']>, sourceId: number) {
  if (source === 'service') return db.services.get(sourceId)?.clientId === clientId;
  if (source === 'voter') return db.voters.get(sourceId)?.clientId === clientId;
  if (source === 'legislative') return db.documents.get(sourceId)?.clientId === clientId;
  return db.expenses.get(sourceId)?.clientId === clientId;
}
