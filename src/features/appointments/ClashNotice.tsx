import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { isValidDate, type LocalDate } from '@/formats/dates';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { hoursOf, referenceOf } from './appointment';
import { hoursProblem, type AppointmentInput } from './appointmentInput';
import { appointmentsApi } from './appointmentsApi';
import { clashesOf, type Agendas } from './clashes';
import { useAfterTyping } from '@/ui/useAfterTyping';

/* A live region must exist before its text to be announced; empty, it takes no space. */
const Live = styled.div`
  grid-column: 1 / -1;

  &:empty {
    position: absolute;
  }

  ul {
    margin-top: 4px;
    padding-left: 18px;
    list-style: disc;
  }
`;

/** More than a day's appointments. */
const fullDay = 100;

const facts = ['date', 'hourStart', 'hourEnd', 'participant'] as const;

interface ClashNoticeProps {
  control: Control<AppointmentInput>;
  /** Null for a new appointment. */
  ownId: number | null;
  nameOf: (userId: number) => string;
}

/** Warns of participants' overlapping appointments. Blocks nothing; silent when the request fails. */
export function ClashNotice({ control, ownId, nameOf }: ClashNoticeProps) {
  const [date, hourStart, hourEnd, participants] = useWatch({ control, name: facts });
  const { dirtyFields } = useFormState({ control, name: facts });
  // Do not warn about an already saved slot that is not being changed.
  const isNews = ownId === null || facts.some((fact) => dirtyFields[fact]);
  const isSet = isValidDate(date) && hourStart && hourEnd && !hoursProblem(hourStart, hourEnd);
  const asks = isNews && isSet;
  const agendas = useAgendas(asks ? date : '', participants);
  const clashes = asks ? clashesOf({ date, hourStart, hourEnd }, participants, agendas, ownId) : [];

  return (
    <Live role="status">
      {clashes.length > 0 && (
        <PanelNotice>
          Já há outro compromisso neste horário:
          <ul>
            {clashes.map(({ userId, with: other }) => (
              <li key={`${userId} ${other.id}`}>
                <strong>{nameOf(userId)}</strong>: {other.subject}, {hoursOf(other)} ({referenceOf(other)})
              </li>
            ))}
          </ul>
        </PanelNotice>
      )}
    </Live>
  );
}

const nobody: Agendas = new Map();

/** The users' appointments of a day, requested once per day; failed ones are omitted. */
function useAgendas(date: LocalDate | '', userIds: readonly number[]): Agendas {
  const ask = useAsk();
  const [known, setKnown] = useState({ date, agendas: nobody });
  const agendas = known.date === date ? known.agendas : nobody;
  const missing = date ? userIds.filter((id) => !agendas.has(id)).join() : '';

  useAfterTyping(missing && `${date} ${missing}`, async (signal) => {
    const answers = await Promise.all(
      missing.split(',').map(async (id) => {
        const question = { participantId: Number(id), startDate: date, endDate: date, limit: fullDay };
        const { data } = await ask(appointmentsApi.endpoints.agenda, question, signal);
        return data ? ([[Number(id), data.rows]] as const) : [];
      }),
    );
    if (!signal.aborted) setKnown({ date, agendas: new Map([...agendas, ...answers.flat()]) });
  });
  return agendas;
}
