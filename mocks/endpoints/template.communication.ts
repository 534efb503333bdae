import type { Database } from '../db';
import { templateFor } from '../messages';
import { script, staffCall } from '../protocol/calls';
import { id, required } from '../protocol/fields';
import { notFound } from '../protocol/refusal';
import type { Template } from '../records';

export const templateCommunication = script('template.communication.php', [
  staffCall('GET', 'getById', {
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const template = findTemplate(db, clientId, query.id);
      if (!template) throw notFound('Modelo de mensagem não encontrado.');
      return templateFor(db, clientId, template);
    },
  }),
]);

/** A template of the office or of the system. */
export function findTemplate(db: Database, clientId: number, templateId: number): Template | undefined {
  const template = db.templates.get(templateId);
  return template?.clientId === clientId || template?.clientId === null ? template : undefined;
}
