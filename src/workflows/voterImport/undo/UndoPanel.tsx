import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppDispatch } from '@/api/store';
import { formatDateTime } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { bulkAction } from '@/records/bulk/bulkAction';
import { useSignedInSession } from '@/session/useSession';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { NumberField } from '@/ui/form/NumberField';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { votersApi } from '@/features/voters/votersApi';
import { undone, type MadeVoters } from '../importStore';
import { useStoreImports } from './storedImports';
import { UndoNames, type UndoLine } from './UndoNames';
import { undoWork } from './undoWork';
import { useUndoCheck, type Doomed } from './useUndoCheck';

const label = 'Desfazer importação';

interface CountTyped {
  count: string;
}

const isRemoved = ({ fields }: Doomed) => fields === undefined;

/** Label such as `Excluir até 3 eleitores e esvaziar o que se completou em 2`. */
function startTextOf(removed: number, emptied: number) {
  const removal =
    removed > 0 && `xcluir ${removed === 1 ? '1 eleitor' : `até ${formatNumber(removed)} eleitores`}`;
  const back = emptied > 0 && `esvaziar o que se completou em ${formatNumber(emptied)}`;
  return removal ? [`E${removal}`, back].filter(Boolean).join(' e ') : `E${String(back).slice(1)}`;
}

const undoOf = (made: MadeVoters, goes: readonly Doomed[], stays: readonly UndoLine[]) => {
  const removed = goes.filter(isRemoved);
  const emptied = goes.filter((one) => !isRemoved(one));
  return bulkAction<Doomed, CountTyped>({
    key: 'undo',
    label,
    rule: removed.length > 0 ? 'delete_voter' : 'edit_voter',
    isDanger: true,
    password: 'importUndone',
    startText: () => startTextOf(removed.length, emptied.length),
    values: { count: '' },
    Fields: ({ control }) => (
      <>
        <PanelNotice>
          Da importação de {formatDateTime(made.startedAt)}. Cada cadastro é lido de novo antes: quem tem
          atendimentos, ou foi alterado depois, fica, e aparece com o motivo. Os campos que a importação
          completou voltam a ficar vazios, menos os que alguém mudou desde então.
        </PanelNotice>
        <UndoNames title="Quem será excluído" lines={removed} />
        <UndoNames
          title="O que volta a ficar como antes"
          lines={emptied.map(({ id, name, fields }) => ({ id, name, note: fields }))}
        />
        <UndoNames title="Quem fica" lines={stays} />
        {removed.length > 0 && (
          <NumberField
            control={control}
            name="count"
            label={`Para confirmar, digite quantos serão excluídos: ${removed.length}`}
            required
            help="A exclusão é PERMANENTE."
            validate={(value) =>
              Number(value) === removed.length ? undefined : `Digite ${removed.length} para confirmar.`
            }
          />
        )}
      </>
    ),
    useWork: () => {
      const ask = useAsk();
      const dispatch = useAppDispatch();
      const { clientId } = useSignedInSession().user;
      const [remove] = votersApi.useDeleteVoterMutation();
      return () => undoWork({ ask, dispatch, remove }, { ...made, clientId });
    },
  });
};

const nameOf = ({ name }: Doomed) => name;

interface UndoPanelProps {
  made: MadeVoters;
  onClose: () => void;
}

/** Undoes what an import created and filled in, after it was shown by name. */
export default function UndoPanel({ made, onClose }: UndoPanelProps) {
  const { checked, read, failure, again } = useUndoCheck(made);
  if (checked && checked.goes.length > 0)
    return <UndoForm made={made} goes={checked.goes} stays={checked.stays} onClose={onClose} />;
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <SidePanel title={label} kind="form">
        <PanelContent footer={<PanelCloseButton />}>
          {failure ? (
            <PanelNotice live>
              <p>
                {failure === 'failed' ? 'Não conseguimos ler os cadastros.' : failure.message} Nada foi
                desfeito.
              </p>
              <RetryButton onRetry={again} />
            </PanelNotice>
          ) : checked ? (
            <>
              <PanelNotice live>
                Não há o que desfazer: nenhum destes cadastros está como a importação o deixou.
              </PanelNotice>
              <UndoNames title="Quem fica" lines={checked.stays} />
            </>
          ) : (
            <ProgressLine
              label="Lendo os cadastros"
              done={{ read, total: made.voters.length + made.completed.length }}
            />
          )}
        </PanelContent>
      </SidePanel>
    </PanelHostContext>
  );
}

interface UndoFormProps extends UndoPanelProps {
  goes: readonly Doomed[];
  stays: readonly UndoLine[];
}

function UndoForm({ made, goes, stays, onClose }: UndoFormProps) {
  const dispatch = useAppDispatch();
  const storeImports = useStoreImports();
  const [{ Panel }] = useState(() => undoOf(made, goes, stays));
  return (
    <Panel
      rows={goes}
      nameOf={nameOf}
      onClose={(left) => {
        if (left) {
          const stay = new Set(left.map(({ id }) => id));
          dispatch(undone(goes.flatMap(({ id }) => (stay.has(id) ? [] : [id]))));
          storeImports(made.startedAt);
        }
        onClose();
      }}
    />
  );
}
