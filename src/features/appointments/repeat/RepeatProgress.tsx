import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { formatWeekdayDate, type LocalDate } from '@/formats/dates';
import { removalWork } from '@/records/panel/removalWork';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { useWriting } from '@/records/jobs/items/useWriting';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { referenceOf } from '../appointment';
import type { AppointmentInput } from '../appointmentInput';
import { appointmentsApi } from '../appointmentsApi';

interface Made {
  id: number;
  date: LocalDate;
}

/** Creates appointments one by one; at the end refused ones can be retried, and created ones undone. */
export function RepeatProgress({ inputs }: { inputs: readonly AppointmentInput[] }) {
  const ask = useAsk();
  const mayRemove = useCan()('delete_appointment');
  const [create] = appointmentsApi.useCreateAppointmentMutation();
  const [remove] = appointmentsApi.useDeleteAppointmentMutation();
  const making = useWriting<AppointmentInput, { id: number }>();
  const undoing = useWriting<Made>();
  /** Results of earlier rounds, which a new batch does not include. */
  const [earlier, setEarlier] = useState<{
    made: readonly Made[];
    unknown: readonly string[];
    round: number;
  }>({ made: [], unknown: [], round: 0 });
  const { start } = making;

  const send = (some: readonly AppointmentInput[]) =>
    start(some, {
      write: (input) => create(input),
      name: ({ date }) => formatWeekdayDate(date),
    });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    send(inputs);
  });

  const entries = making.batch?.entries ?? [];
  const made = [
    ...earlier.made,
    ...entries.flatMap(({ data, item: { date } }) => (data ? [{ id: data.id, date }] : [])),
  ];
  const unknown = [
    ...earlier.unknown,
    ...entries.flatMap(({ state, name }) => (state === 'unknown' ? [name] : [])),
  ];
  const left = entries.flatMap(({ state, item }) =>
    state === 'refused' || state === 'waiting' ? [item] : [],
  );

  if (undoing.batch)
    return <BulkProgress key="undoing" writing={undoing} batch={undoing.batch} label="Desfazer" />;
  if (!making.batch) return null;
  return (
    <BulkProgress
      key={earlier.round}
      writing={making}
      batch={making.batch}
      label="Salvar compromissos"
      isUnreadable
      notice={
        earlier.unknown.length > 0 && (
          <PanelNotice>
            Antes destes, ficou a conferir se foi gravado: {earlier.unknown.join('; ')}.
          </PanelNotice>
        )
      }
      more={
        <>
          {mayRemove && made.length > 0 && (
            <Button
              onClick={() =>
                undoing.start(made, {
                  ...removalWork({
                    ask,
                    remove,
                    record: appointmentsApi.endpoints.appointment,
                    isGone: ({ isCancelled }) => isCancelled,
                  }),
                  name: (one) => `${referenceOf(one)}, ${formatWeekdayDate(one.date)}`,
                })
              }
            >
              Desfazer
            </Button>
          )}
          {left.length > 0 && (
            <Button
              onClick={() => {
                setEarlier(({ round }) => ({ made, unknown, round: round + 1 }));
                send(left);
              }}
            >
              Tentar de novo
            </Button>
          )}
        </>
      }
    />
  );
}
