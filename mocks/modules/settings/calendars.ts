import type { Database } from '../../db';
import type { Client } from '../auth/records';
import { keep, ofClient, pageOf } from '../../data/search';
import { administratorCall } from '../../protocol/administratorCall';
import { list, nothing, record } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import { bool, filled, id, noted, paging, required, text } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { badRequest, notFound, notPossible, ownedBy } from '../../protocol/refusal';

/* Users' calendars and the provider's consent. */

export const hasValidCalendar = (db: Database, userId: number): boolean =>
  db.calendarIntegrations.find((entry) => entry.userId === userId)?.isValid === true;

/** Prefixes of the provider's codes. */
export const codePrefixes = { account: '4/', accountWithoutCalendars: '4/sem-agendas-' };

function calendarsOf({ mail, hasNoCalendars }: Client) {
  if (hasNoCalendars) return [];
  const domain = mail.split('@')[1] ?? 'gabinete.example';
  return [
    { id: `gabinete@${domain}`, name: 'Agenda do gabinete' },
    { id: `plenario@${domain}`, name: 'Sessões e plenário' },
    { id: `pessoal@${domain}`, name: 'Pessoal' },
  ];
}

const form = {
  calendarId: filled(text, 'Escolha a agenda.'),
  chosenUserId: filled(id, 'Escolha o usuário.'),
};

export const calendarScript = script('integration.calendar.php', [
  // Called by the provider's window, which has no session.
  publicCall('POST', 'integrationGoogleCalendar', {
    says: 'Registra o consentimento para usar a agenda do Google.',
    answer: nothing,
    body: { clientId: required(id), code: noted(required(text), 'o que o provedor devolveu') },
    run: ({ db, body }) => {
      if (!db.clients.get(body.clientId)) throw notFound('Cliente não encontrado.');
      if (!body.code.startsWith(codePrefixes.account))
        throw badRequest('O provedor não reconhece este código.');
      db.clients.update(body.clientId, {
        calendarConnected: true,
        hasNoCalendars: body.code.startsWith(codePrefixes.accountWithoutCalendars),
      });
    },
  }),

  administratorCall('GET', null, {
    says: 'As integrações com a agenda, da mais nova à mais antiga.',
    answer: list({ id, calendarId: text, userName: text, isValid: noted(bool, 'false: com falha') }),
    query: paging,
    run: ({ db, clientId, query }) => {
      const newestFirst = keep(db.calendarIntegrations.all(), ofClient(clientId)).reverse();
      return pageOf(newestFirst, query, (entry) => ({
        id: entry.id,
        calendarId: entry.calendarId,
        userName: db.users.get(entry.userId)?.name ?? '',
        isValid: entry.isValid,
      }));
    },
  }),

  administratorCall('GET', 'listCalendars', {
    says: 'As agendas da conta que deu o consentimento.',
    answer: list({ id: noted(text, 'como o provedor a chama'), name: text }),
    run: ({ client }) => {
      if (!client.calendarConnected) throw notPossible('Escolha antes a conta e dê o consentimento.');
      return { data: calendarsOf(client), total: calendarsOf(client).length };
    },
  }),

  administratorCall('POST', null, {
    says: 'Vincula uma agenda a um usuário.',
    answer: record({ id }),
    body: form,
    run: ({ db, client, clientId, body }) => {
      const { calendarId = '', chosenUserId = 0 } = body;
      const user = db.users.get(chosenUserId);
      const isKnown = client.calendarConnected && calendarsOf(client).some((one) => one.id === calendarId);
      checkForm(form, body)
        .that(isKnown, 'calendarId', 'Esta agenda não é da conta escolhida.')
        .that(user?.clientId === clientId && user.status, 'chosenUserId', 'Escolha um usuário ativo.')
        .that(
          !db.calendarIntegrations.find(({ userId }) => userId === chosenUserId),
          'chosenUserId',
          'Este usuário já tem uma integração. Remova-a antes.',
        )
        .end();
      const entry = { clientId, userId: chosenUserId, calendarId, isValid: true };
      return { id: db.calendarIntegrations.insert(entry).id };
    },
  }),

  administratorCall('DELETE', null, {
    says: 'Exclui uma integração.',
    answer: nothing,
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const entry = ownedBy(clientId, db.calendarIntegrations.get(query.id), 'Integração não encontrada.');
      db.calendarIntegrations.remove(entry.id);
    },
  }),
]);
