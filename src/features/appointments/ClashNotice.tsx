import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { isValidDate, type LocalDate } from '@/formats/dates';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { hoursOf, referenceOf } from './appointment';
import { hoursProblem, type AppointmentInput } from './appointmentInput';
import { agendaOf } from './appointmentsApi';
import { clashesOf, type Agendas } from './clashes';
import { useAfterTyping } from '@/ui/useAfterTyping';

/* There before it says anything, or it would not be announced; without taking room among the fields. */
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

const facts = ['date', 'hourStart', 'hourEnd', 'participant'] as const;

interface ClashNoticeProps {
  control: Control<AppointmentInput>;
  /** The appointment that is being edited; null for a new one. */
  ownId: number | null;
  nameOf: (userId: number) => string;
}

/** Warns of participants who take part in something else at that time. It refuses nothing, and is silent when it cannot ask. */
export function ClashNotice({ control, ownId, nameOf }: ClashNoticeProps) {
  const [date, hourStart, hourEnd, participants] = useWatch({ control, name: facts });
  const { dirtyFields } = useFormState({ control, name: facts });
  // What somebody saved as it is needs no warning while only its description is corrected.
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

/** The appointments of these users on a day; each is asked for once a day, and those that fail are left out. */
function useAgendas(date: LocalDate | '', userIds: readonly number[]): Agendas {
  const [known, setKnown] = useState({ date, agendas: nobody });
  const agendas = known.date === date ? known.agendas : nobody;
  const missing = date ? userIds.filter((id) => !agendas.has(id)).join() : '';

  useAfterTyping(missing && `${date} ${missing}`, async (signal) => {
    const answers = await Promise.all(
      missing.split(',').map(async (id) => {
        const { data } = await agendaOf(Number(id), date, signal);
        return data ? ([[Number(id), data.rows]] as const) : [];
      }),
    );
    if (!signal.aborted) setKnown({ date, agendas: new Map([...agendas, ...answers.flat()]) });
  });
  return agendas;
}
