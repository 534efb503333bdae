import { useState } from 'react';
import { useAppDispatch } from '@/api/store';
import { formatShortDate } from '@/formats/dates';
import { firstWords, oneLine, plural } from '@/formats/text';
import { rowInStatus, useOfficeStatuses } from '@/lookups/useOfficeStatuses';
import { boardPanels } from '@/records/board/boardPanels';
import { BoardScreen } from '@/records/board/BoardScreen';
import type { CardWords } from '@/records/board/boardSpec';
import { atAddress } from '@/records/list/atAddress';
import { useListExport } from '@/records/list/useListExport';
import { useModule } from '@/records/list/useModule';
import { Late, late } from '@/ui/feedback/late';
import { showToast } from '@/ui/feedback/toasts';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useStillOnScreen } from '@/ui/useStillHere';
import { titleOf, type DocumentRow } from '../document';
import { listPath } from '@/records/links/documents';
import { documentsApi } from '../documentsApi';
import { documentsModule, useDocumentOptions } from '../documentsModule';
import { useDocumentActions } from '../list/useDocumentActions';
import { useLinked } from '../progress/useLinked';
import type { Answered } from './AnswerLinked';

const { documents, document, changeDocumentStatus } = documentsApi.endpoints;

const AnswerLinked = late(() => import('./AnswerLinked'));
const DocumentBoardPanels = boardPanels(
  documentsModule,
  late(() => import('../DocumentPanels')),
);

const leadLength = 120;

const card: CardWords<DocumentRow> = {
  lead: (row) => firstWords(oneLine(row.menu), leadLength) || row.typeName,
  foot: ({ areaInterestName, createdAt }) => (
    <>
      {createdAt && <span>{formatShortDate(createdAt)}</span>}
      <span>{areaInterestName}</span>
    </>
  ),
};

/** Document rows contain no person: the card shows the area of interest. */
export const DocumentsBoard = atAddress(documentsModule, function DocumentsBoard() {
  const dispatch = useAppDispatch();
  const state = useModule(documentsModule);
  const { options, ...statuses } = useOfficeStatuses('legislativeProcesseStatusList');
  const findLinked = useLinked();
  const noteScreen = useStillOnScreen();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const list = { ...state, module: documentsModule, total: 0, exportBlocked: undefined };
  const rowActions = useDocumentActions(useListExport(list), state.leaveRow);
  const chosenOf = (to: unknown) => options?.find(({ id }) => id === to);

  /** Linked services can be replied to. */
  const offerAnswer = async (row: DocumentRow, to: unknown) => {
    const isHere = noteScreen();
    const linked = await findLinked(row);
    if (!linked) return;
    const name = titleOf(row);
    const status = chosenOf(to)?.name ?? '';
    const ask = plural(linked.total, 'atendimento pede', 'atendimentos pedem');
    showToast(`${name} passou a “${status}”. ${ask} este documento.`, {
      tone: 'info',
      actions: [
        {
          label: 'Dar retorno',
          onSelect: () => isHere() && setAnswered({ document: linked.document, name, status }),
        },
      ],
    });
  };

  return (
    <>
      <BoardScreen
        {...statuses}
        module={documentsModule}
        title="Documentos por status"
        listPath={listPath}
        names={useDocumentOptions()}
        filter="status"
        search={documents}
        record={document}
        move={{
          write: ({ id }, to) =>
            dispatch(
              changeDocumentStatus.initiate({ id, input: { status: Number(to) }, chosen: chosenOf(to) }),
            ),
        }}
        statusOf={({ statusId }) => statusId}
        inStatus={(row, to) => rowInStatus(row, Number(to), options)}
        statusPanels={['status', 'edit']}
        rule="edit_legislative_process"
        allows="trocar o status de documentos"
        onMoved={(row, to) => void offerAnswer(row, to)}
        card={card}
        rowActions={rowActions}
        create={{ text: 'Novo', rule: 'create_legislative_process' }}
        panels={DocumentBoardPanels}
      />
      {answered && (
        <PanelSlot panel="answer">
          <Late fallback={null}>
            <AnswerLinked {...answered} onClose={() => setAnswered(null)} />
          </Late>
        </PanelSlot>
      )}
    </>
  );
});
