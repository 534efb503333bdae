import { useNavigate } from 'react-router-dom';
import type { RowAction } from '@/records/list/listParts';
import type { useListExport } from '@/records/list/useListExport';
import { returnable } from '@/records/useReturn';
import type { DocumentRow } from '../document';
import { draftPath } from '@/records/links/documents';
import type { documentsModule } from '../documentsModule';
import { documentSheetOf } from '../drafting/printDocument';
import { documentWordOf } from '../drafting/documentWord';

type DocumentAction = RowAction<DocumentRow, (typeof documentsModule)['panels'][number]>;

/** The actions on a document from a row or a card. */
export function useDocumentActions(
  {
    rowSheetActions,
    rowFileAction,
  }: Pick<ReturnType<typeof useListExport>, 'rowSheetActions' | 'rowFileAction'>,
  leaveRow: (id: number) => void,
): readonly DocumentAction[] {
  const navigate = useNavigate();
  return [
    { key: 'edit', label: 'Editar', rule: 'edit_legislative_process' },
    {
      key: 'draft',
      label: 'Elaborar doc.',
      rule: 'edit_legislative_process',
      allows: 'elaborar documentos',
      onSelect: ({ id }) => {
        leaveRow(id);
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
      sheetOf: (id) => documentSheetOf(id),
      fileLabel: 'Baixar documento (.html)',
    }),
    rowFileAction({
      key: 'word',
      label: 'Baixar .docx',
      rule: 'print_legislative_process',
      fileOf: (id) => documentWordOf(id),
    }),
    { key: 'comment', label: 'Comentar', rule: 'comment_legislative_process' },
    {
      key: 'reminder',
      label: 'Criar lembrete',
      rule: 'edit_legislative_process',
      allows: 'criar lembretes de documentos',
    },
    { key: 'remove', label: 'Excluir', rule: 'delete_legislative_process' },
  ];
}
