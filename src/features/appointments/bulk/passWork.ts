import { useAsk } from '@/api/ask';
import { today } from '@/formats/dates';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { changeOf } from '@/records/bulk/bulkAction';
import type { AppointmentRow } from '../appointment';
import { fieldLabels, inputFrom } from '../appointmentInput';
import { appointmentsApi, searchCall } from '../appointmentsApi';
import { appointmentsModule } from '../appointmentsModule';

export type { AppointmentRow };

const { appointment } = appointmentsApi.endpoints;

/** Replaces participants of appointments, by id; everything else stays. */
export function usePassWork(users: readonly UserOption[]) {
  const [update] = appointmentsApi.useUpdateAppointmentMutation();
  const ask = useAsk();
  return (next: (participants: readonly number[]) => number[]) =>
    changeOf({
      ask,
      endpoint: appointment,
      fieldLabels,
      targetOf: (now) => next(inputFrom(now).participant),
      valueOf: (now) => inputFrom(now).participant,
      save: ({ id }: AppointmentRow, now, participant) =>
        update({
          id,
          input: { ...inputFrom(now), participant },
          participants: participant.map((userId) => ({
            name: now.participants.find((one) => one.userId === userId)?.name ?? userName(users, userId),
          })),
        }),
    });
}

/** A page of the appointments from today on in which a user takes part. */
export const comingAppointmentsOfUserCall = (participantId: number, page: number, limit: number) =>
  searchCall({ ...appointmentsModule.emptyFilters, startDate: today(), participantId, page, limit });
