import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { returnable } from '@/ui/useReturn';
import { draftPath } from './documentPaths';
import { documentsApi, searchCall } from './documentsApi';
import { documentsModule } from './documentsModule';
import { documentSheetOf } from './drafting/printDocument';
import { documentColumns } from './list/documentColumns';
import { useDocumentOptions } from './useDocumentOptions';

const DocumentPanels = lazy(() => import('./DocumentPanels'));
const DocumentsWelcome = lazy(() => import('./list/documentsWelcome'));

/** The legislative documents list and its panels. */
export const DocumentsScreen = atAddress(documentsModule, function DocumentsScreen() {
  const navigate = useNavigate();
  const search = documentsApi.useDocumentsQuery(useModule(documentsModule).search);
  const list = useListScreen(documentsModule, search, useDocumentOptions());
  const { csvAction, rowSheetActions } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={documentColumns}
      actions={[
        csvAction({
          rule: 'print_legislative_process',
          prefix: 'listagem-documentos',
          call: searchCall,
        }),
      ]}
      create={{
        text: 'Novo',
        rule: 'create_legislative_process',
        onStart: () => list.openPanel('create'),
      }}
      rowActions={[
        { label: 'Editar', rule: 'edit_legislative_process', panel: 'edit' },
        {
          label: 'Elaborar doc.',
          rule: 'edit_legislative_process',
          allows: 'elaborar documentos',
          onSelect: ({ id }) => {
            list.actions.rowLeft(id);
            void navigate(draftPath(id), { state: returnable });
          },
        },
        {
          label: 'Trocar status',
          rule: 'edit_legislative_process',
          allows: 'trocar o status de documentos',
          panel: 'status',
        },
        {
          label: 'Upload arquivo',
          rule: 'edit_legislative_process',
          allows: 'enviar arquivos de documentos',
          panel: 'upload',
        },
        ...rowSheetActions({
          rule: 'print_legislative_process',
          sheetOf: documentSheetOf,
          fileLabel: 'Baixar documento (.html)',
        }),
        { label: 'Comentar', rule: 'comment_legislative_process', panel: 'comment' },
        {
          label: 'Criar lembrete',
          rule: 'edit_legislative_process',
          allows: 'criar lembretes de documentos',
          panel: 'reminder',
        },
        { label: 'Excluir', rule: 'delete_legislative_process', panel: 'remove' },
      ]}
      welcome={DocumentsWelcome}
      panels={DocumentPanels}
    />
  );
});
