import { useNavigate } from 'react-router-dom';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { returnable } from '@/records/useReturn';
import { late } from '@/ui/feedback/late';
import { draftPath } from './documentPaths';
import { documentsApi, searchCall } from './documentsApi';
import { documentsModule } from './documentsModule';
import { documentSheetOf } from './drafting/printDocument';
import { documentColumns } from './list/documentColumns';
import { useDocumentOptions } from './useDocumentOptions';

const DocumentPanels = late(() => import('./DocumentPanels'));
const ManyDocuments = late(() => import('./many/ManyDocuments'));
const DocumentsWelcome = late(() => import('./list/documentsWelcome'));

export const DocumentsScreen = atAddress(documentsModule, function DocumentsScreen() {
  const navigate = useNavigate();
  const list = useListScreen(documentsModule, documentsApi.useDocumentsQuery, useDocumentOptions());
  const { csvAction, rowSheetActions } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={documentColumns}
      create={{ text: 'Novo', rule: 'create_legislative_process' }}
      rowActions={[
        { key: 'edit', label: 'Editar', rule: 'edit_legislative_process' },
        {
          key: 'draft',
          label: 'Elaborar doc.',
          rule: 'edit_legislative_process',
          allows: 'elaborar documentos',
          onSelect: ({ id }) => {
            list.leaveRow(id);
            void navigate(draftPath(id), { state: returnable });
          },
        },
        {
          key: 'status',
          label: 'Trocar status',
          rule: 'edit_legislative_process',
          allows: 'trocar o status de documentos',
        },
        {
          key: 'upload',
          label: 'Upload arquivo',
          rule: 'edit_legislative_process',
          allows: 'enviar arquivos de documentos',
        },
        ...rowSheetActions({
          rule: 'print_legislative_process',
          sheetOf: documentSheetOf,
          fileLabel: 'Baixar documento (.html)',
        }),
        { key: 'comment', label: 'Comentar', rule: 'comment_legislative_process' },
        {
          key: 'reminder',
          label: 'Criar lembrete',
          rule: 'edit_legislative_process',
          allows: 'criar lembretes de documentos',
        },
        { key: 'remove', label: 'Excluir', rule: 'delete_legislative_process' },
      ]}
      panels={DocumentPanels}
      many={ManyDocuments}
    >
      <ListTop
        actions={[
          csvAction({ rule: 'print_legislative_process', prefix: 'listagem-documentos', call: searchCall }),
        ]}
      />
      <ListRows welcome={DocumentsWelcome} />
    </ListScreen>
  );
});
