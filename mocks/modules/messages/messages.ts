import type { Database } from '../../db';
import { channels, communicationCategories } from './enumerations';
import { writtenPhone } from '../../print/written';
import { notPossible } from '../../protocol/refusal';
import type { Communication, DisplayProfile, Template } from './records';
import type { Voter } from '../voters/records';

/*
 * Messages to single voters: what an office needs to send them and what is kept of them.
 */

/** The profile an office writes under; undefined while none is accepted and enabled. */
export const activeProfile = (db: Database, clientId: number): DisplayProfile | undefined =>
  db.displayProfiles.find(
    (profile) => profile.clientId === clientId && profile.status === 'accept' && profile.enabled,
  );

/** Credits an office has left for one type of communication. */
export const creditOf = (db: Database, clientId: number, typeCommunicationId: number): number =>
  db.creditEntries
    .filter((entry) => entry.clientId === clientId && entry.typeCommunicationId === typeCommunicationId)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The office has used up what it bought. */
export const outOfCredit = () =>
  notPossible(
    'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.',
  );

/** A template with what the office fills in; `{nome}` is left for the voter's name. */
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

/** The text as the voter receives it. */
export const addressedTo = ({ name }: Voter, message: string) =>
  message.replaceAll('{nome}', name.split(' ')[0] ?? name);

/** A line of the history: channel, category, number and text. */
export const describeCommunication = ({ typeId, categoryId, telephone, message }: Communication) =>
  `${channels[typeId]} para ${writtenPhone(telephone)} (${communicationCategories[categoryId]}): ${message}`;

/** A template of the office or of the system. */
export function findTemplate(db: Database, clientId: number, templateId: number): Template | undefined {
  const template = db.templates.get(templateId);
  return template?.clientId === clientId || template?.clientId === null ? template : undefined;
}
