import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch, type Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { bulkAction } from '@/records/bulk/bulkAction';
import type { Work } from '@/records/bulk/bulkWords';
import { late } from '@/ui/feedback/late';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { useCommentWork } from '@/features/services/bulk/commentWork';
import { useStatusStays, useStatusWork } from '@/features/services/bulk/statusWork';
import { byPerson } from '@/features/services/people';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import { ReplyFields } from './ReplyFields';
import { byBorneName, useBorneNames } from './replyName';
import { callsVoter, changesStatus, emptyReply, filledReply, type ReplyInput } from './replyText';

const prefix = 'Retorno: ';

/**
 * Records the same status and text for all; the WhatsApp queue may follow. A person with several services is replied
 * to once: the same text, which names all of them, is recorded in each.
 */
export const bulkReply = bulkAction<ServiceRow, ReplyInput>({
  key: 'reply',
  label: 'Dar retorno',
  rule: 'create_commet_treatment',
  allows: 'dar retorno em atendimentos',
  startText: (rows) => `Dar retorno em ${plural(rows, 'atendimento', 'atendimentos')}`,
  values: emptyReply,
  Fields: BulkReplyFields,
  next: { label: 'Fila de WhatsApp', Panel: late(() => import('./ReplyQueue')) },
  useWork: (rows) => {
    const changeStatus = useStatusWork();
    const comment = useCommentWork();
    const borneNames = useBorneNames();
    const staysOf = useStatusStays();
    const { statuses } = useServiceOptions();
    return (input) => {
      const answered = rows.filter((row) => staysOf(row, input) !== 'leftOut');
      const askedWith = new Map(byPerson(answered).flatMap((asked) => asked.map(({ id }) => [id, asked])));
      const names = borneNames(input.comment);
      const status = statuses.find(({ id }) => id === input.statusNewId)?.name;
      const textOf = (row: ServiceRow) =>
        filledReply(input.comment, (askedWith.get(row.id) ?? [row]).map(names.of), status);
      const commented = comment((row) => prefix + textOf(row));
      const work = changesStatus(input) ? bothOf(changeStatus(input, { textOf }), commented) : commented;
      return {
        ...work,
        write: async (row) => {
          const { error } = await names.read(row);
          return error ? { error } : work.write(row);
        },
      };
    };
  },
});

/** A change of status with the text; services that already have the status get the text as a comment. */
function bothOf(changed: Work<ServiceRow>, commented: Work<ServiceRow>): Work<ServiceRow> {
  const answered = new Set<number>();
  return {
    write: async (row) => {
      if (!answered.has(row.id)) {
        const written = await changed.write(row);
        if (written.left !== 'same') return written;
        answered.add(row.id);
      }
      return commented.write(row);
    },
    isWritten: (row) =>
      (answered.has(row.id) ? commented : changed).isWritten?.(row) ?? Promise.resolve({ data: false }),
  };
}

function BulkReplyFields({ control, rows }: { control: Control<ReplyInput>; rows: readonly ServiceRow[] }) {
  const text = useWatch({ control, name: 'comment' });
  const [first, ...others] = rows;
  const several = byPerson(rows).filter(({ length }) => length > 1).length;
  const { data } = votersLookupApi.useVoterQuery((callsVoter(text) && first?.electorId) || skipToken);
  return (
    <>
      <PanelNotice tone="info">
        O retorno fica gravado em cada atendimento. No fim, a ‘Fila de WhatsApp’ abre as conversas, uma a uma.
        {several > 0 &&
          ` ${plural(several, 'pessoa fez mais de um pedido', 'pessoas fizeram mais de um pedido')}: a cada uma vai uma resposta só, sobre todos os seus.`}
      </PanelNotice>
      <ReplyFields
        control={control}
        rows={first ? [byBorneName(first, data), ...others] : rows}
        prefix={prefix}
      />
    </>
  );
}
