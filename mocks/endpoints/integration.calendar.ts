import { publicCall, script } from '../protocol/calls';
import { id, required, text } from '../protocol/fields';
import { notFound } from '../protocol/refusal';

export const integrationCalendar = script('integration.calendar.php', [
  // Called by the window that comes back from the provider's consent page, which has no session.
  publicCall('POST', 'integrationGoogleCalendar', {
    body: { clientId: required(id), code: required(text) },
    run: ({ db, body }) => {
      if (!db.clients.get(body.clientId)) throw notFound('Cliente não encontrado.');
      db.clients.update(body.clientId, { calendarConnected: true });
    },
  }),
]);
