import { publicCall, script } from '../protocol/calls';
import { required, text } from '../protocol/fields';
import { notFound } from '../protocol/refusal';
import { requesterOf } from './compromisso';

export const compromissoPublic = script('compromisso.public.php', [
  publicCall('GET', 'getDetails', {
    query: { code: required(text) },
    run: ({ db, query }) => {
      const appointment = db.appointments.find(({ code }) => code === query.code);
      if (!appointment) throw notFound('Compromisso não encontrado.');
      return {
        clientId: appointment.clientId,
        subject: appointment.subject,
        startDate: appointment.startDate,
        endDate: appointment.endDate,
        location: appointment.location,
        isExcluded: appointment.isExcluded,
        description: appointment.description,
        requester: requesterOf(appointment),
      };
    },
  }),
]);
