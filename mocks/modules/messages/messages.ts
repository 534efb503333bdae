import type { Database } from '../../db';
import { channels, communicationCategories } from './enumerations';
import { writtenPhone } from '../../print/written';
import { notPossible } from '../../protocol/refusal';
import type { Communication, DisplayProfile, Template } from './records';
import type { Voter } from '../voters/records';

/* Messages to single voters. */

/** The accepted and enabled profile, if any. */
export const activeProfile = (db: Database, clientId: number): DisplayProfile | undefined =>
  db.displayProfiles.find(
    (profile) => profile.clientId === clientId && profile.status === 'accept' && profile.enabled,
  );

export const creditOf = (db: Database, clientId: number, typeCommunicationId: number): number =>
  db.creditEntries
    .filter((entry) => entry.clientId === clientId && entry.typeCommunicationId === typeCommunicationId)
    .reduce((sum, { amount }) => sum + amount, 0);

export const outOfCredit = () =>
  notPossible(
    'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.',
  );

/** Fills in the office and leaves `{nome}` for the voter. */
export function templateFor(db: Database, clientId: number, template: Template) {
  const office = db.clients.get(clientId)?.name ?? '';
  const fill = (text: string) => text.replaceAll('{gabinete}', office);
  return {
    id: template.id,
    name: template.name,
    clientId: template.clientId,
    typeId: template.typeId,
    categoryId: template.categoryId,
    template: fill(template.template),
    templateShow: fill(template.templateShow),
    variables: template.variables.filter((variable) => variable !== 'gabinete'),
  };
}

export const addressedTo = ({ name }: Voter, message: string) =>
  message.replaceAll('{nome}', name.split(' ')[0] ?? name);

export const describeCommunication = ({ typeId, categoryId, telephone, message }: Communication) =>
  `${channels[typeId]} para ${writtenPhone(telephone)} (${communicationCategories[categoryId]}): ${message}`;

export function findTemplate(db: Database, clientId: number, templateId: number): Template | undefined {
  const template = db.templates.get(templateId);
  return template?.clientId === clientId || template?.clientId === null ? template : undefined;
}
