import { useNavigate } from 'react-router-dom';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { BoardIcon } from '@/ui/icons';
import { boardPath } from '@/records/links/documents';
import { documentsApi, searchCall } from './documentsApi';
import { documentsModule, useDocumentOptions } from './documentsModule';
import { documentColumns } from './list/documentColumns';
import { useDocumentActions } from './list/useDocumentActions';

const DocumentPanels = late(() => import('./DocumentPanels'));
const BulkDocuments = late(() => import('./bulk/BulkDocuments'));
const DocumentsWelcome = late(() => import('./list/documentsWelcome'));

/** Imported here, since every page's code contains the names that the screens table imports. */
export const loadBoard = async () => ({ default: (await import('./board/DocumentsBoard')).DocumentsBoard });

const DocumentsScreen = atAddress(documentsModule, function DocumentsScreen() {
  const navigate = useNavigate();
  const list = useListScreen(documentsModule, documentsApi.useDocumentsQuery, useDocumentOptions());
  const { csvAction, ...files } = useListExport(list);
  const rowActions = useDocumentActions(files, list.leaveRow);

  return (
    <ListScreen
      list={list}
      columns={documentColumns}
      create={{ text: 'Novo', rule: 'create_legislative_process' }}
      rowActions={rowActions}
      panels={DocumentPanels}
      bulk={BulkDocuments}
    >
      <ListTop
        actions={[
          csvAction({ rule: 'print_legislative_process', prefix: 'listagem-documentos', call: searchCall }),
          {
            label: 'Ver por status',
            word: 'Por status',
            icon: <BoardIcon />,
            onSelect: () => void navigate(boardPath),
          },
        ]}
      />
      <ListRows welcome={DocumentsWelcome} />
    </ListScreen>
  );
});

export default DocumentsScreen;
