import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppDispatch } from '@/api/store';
import { formatDateTime } from '@/formats/dates';
import { manyAction } from '@/records/many/manyAction';
import { NumberField } from '@/ui/form/NumberField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { votersApi } from '../../votersApi';
import { undone, type MadeVoters } from '../importStore';
import { undoWork } from './undoWork';

interface MadeVoter {
  id: number;
}

interface CountTyped {
  count: string;
}

const undoOf = (made: MadeVoters) =>
  manyAction<MadeVoter, CountTyped>({
    key: 'undo',
    label: 'Desfazer importação',
    rule: 'delete_voter',
    isDanger: true,
    startText: (rows) => `Excluir ${rows === 1 ? '1 eleitor' : `até ${rows} eleitores`}`,
    values: { count: '' },
    Fields: ({ control, rows: { length: count } }) => (
      <>
        <PanelNotice>
          Da importação de {formatDateTime(made.startedAt)}. Cada cadastro é lido antes: quem tem
          atendimentos, ou foi alterado depois, fica, e aparece com o motivo. O que a importação só completou
          não muda.
        </PanelNotice>
        <NumberField
          control={control}
          name="count"
          label={`Para confirmar, digite quantos foram criados: ${count}`}
          required
          help="A exclusão é PERMANENTE."
          validate={(value) => (Number(value) === count ? undefined : `Digite ${count} para confirmar.`)}
        />
      </>
    ),
    useWork: () => {
      const ask = useAsk();
      const [remove] = votersApi.useDeleteVoterMutation();
      return () => undoWork(ask, remove, made);
    },
  });

const nameOf = ({ id }: MadeVoter) => `nº ${id}`;

/** Deletes what an import made. */
export default function UndoPanel({ made, onClose }: { made: MadeVoters; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [{ Panel }] = useState(() => undoOf(made));
  const [rows] = useState(() => made.ids.map((id) => ({ id })));
  return (
    <Panel
      rows={rows}
      nameOf={nameOf}
      side="right"
      onClose={(left) => {
        if (left) {
          const stay = new Set(left.map(({ id }) => id));
          dispatch(undone(made.ids.filter((id) => !stay.has(id))));
        }
        onClose();
      }}
    />
  );
}
