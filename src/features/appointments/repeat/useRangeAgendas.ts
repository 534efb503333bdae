import { useState } from 'react';
import { useAsk } from '@/api/ask';
import type { LocalDate } from '@/formats/dates';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { appointmentsApi } from '../appointmentsApi';
import type { Agendas } from '../clashes';

/** More than one person's appointments during the longest repetition, in most offices. */
const rowsAsked = 1000;

interface Known {
  range: string;
  agendas: Agendas;
  /** Users whose agenda could not be read, or only in part. */
  unread: readonly number[];
}

const nobody: Omit<Known, 'range'> = { agendas: new Map(), unread: [] };

/** The users' appointments between the first and last of some dates: one search each, once per range. */
export function useRangeAgendas(dates: readonly LocalDate[], userIds: readonly number[]) {
  const ask = useAsk();
  const [startDate = '', endDate = ''] = [dates[0], dates.at(-1)];
  const range = `${startDate} ${endDate}`;
  const [known, setKnown] = useState<Known>({ range, ...nobody });
  const { agendas, unread } = known.range === range ? known : { ...nobody };
  const missing = startDate ? userIds.filter((id) => !agendas.has(id) && !unread.includes(id)).join() : '';

  useAfterTyping(missing && `${range} ${missing}`, async (signal) => {
    const answers = await Promise.all(
      missing.split(',').map(async (user) => {
        const participantId = Number(user);
        const question = { participantId, startDate, endDate, limit: rowsAsked };
        const { data } = await ask(appointmentsApi.endpoints.agenda, question, signal);
        return { participantId, data };
      }),
    );
    if (signal.aborted) return;
    const partly = answers.filter(({ data }) => !data || data.unread || data.total > data.rows.length);
    setKnown({
      range,
      agendas: new Map([
        ...agendas,
        ...answers.map(({ participantId, data }) => [participantId, data?.rows ?? []] as const),
      ]),
      unread: [...unread, ...partly.map(({ participantId }) => participantId)],
    });
  });
  return {
    known: agendas,
    isReading: missing !== '',
    unread: unread.filter((id) => userIds.includes(id)),
  };
}
