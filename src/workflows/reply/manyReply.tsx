import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { manyAction } from '@/records/many/manyAction';
import { late } from '@/ui/feedback/late';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useCommentWork } from '@/features/services/many/commentWork';
import { useStatusWork } from '@/features/services/many/statusWork';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import { ReplyFields } from './ReplyFields';
import { changesStatus, emptyReply, filledReply, type ReplyInput } from './replyText';

const prefix = 'Retorno: ';

/** The same status and text for all, written down; the WhatsApp queue may follow. */
export const manyReply = manyAction<ServiceRow, ReplyInput>({
  key: 'reply',
  label: 'Dar retorno',
  rule: 'create_commet_treatment',
  allows: 'dar retorno em atendimentos',
  startText: (rows) => `Dar retorno em ${plural(rows, 'atendimento', 'atendimentos')}`,
  values: emptyReply,
  Fields: ManyReplyFields,
  next: { label: 'Fila de WhatsApp', Panel: late(() => import('./ReplyQueue')) },
  useWork: () => {
    const changeStatus = useStatusWork();
    const comment = useCommentWork();
    const { statuses } = useServiceOptions();
    return (input) => {
      const status = statuses.find(({ id }) => id === input.statusNewId)?.name;
      const textOf = (row: ServiceRow) => filledReply(input.comment, row, status);
      const commented = comment((row) => prefix + textOf(row));
      if (!changesStatus(input)) return commented;
      const changed = changeStatus(input, { textOf });
      /** Those that have the status: they get the text as a comment. */
      const told = new Set<number>();
      return {
        write: async (row) => {
          if (!told.has(row.id)) {
            const written = await changed.write(row);
            if (written.left !== 'same') return written;
            told.add(row.id);
          }
          return commented.write(row);
        },
        isWritten: (row) =>
          (told.has(row.id) ? commented : changed).isWritten?.(row) ?? Promise.resolve({ data: false }),
      };
    };
  },
});

function ManyReplyFields({ control, rows }: { control: Control<ReplyInput>; rows: readonly ServiceRow[] }) {
  return (
    <>
      <PanelNotice tone="info">
        O retorno fica gravado em cada atendimento. No fim, a ‘Fila de WhatsApp’ abre as conversas, uma a uma.
      </PanelNotice>
      <ReplyFields control={control} rows={rows} prefix={prefix} />
    </>
  );
}
