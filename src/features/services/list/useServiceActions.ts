import type { RowAction } from '@/records/list/listParts';
import type { useListExport } from '@/records/list/useListExport';
import { useCan } from '@/session/useSession';
import { sheetOf } from '../export/sheetExport';
import type { ServiceRow } from '../service';
import { demandWords } from '../demandWords';
import { noChat, useServiceChat } from './serviceChat';

type ServicePanel =
  | 'edit'
  | 'status'
  | 'comment'
  | 'reply'
  | 'pass'
  | 'document'
  | 'demand'
  | 'upload'
  | 'reminder'
  | 'remove';
type ServiceAction = RowAction<ServiceRow, ServicePanel>;

/** The actions on a service from a row, in the list, the queue and the board. */
export function useServiceActions(
  rowSheetActions: ReturnType<typeof useListExport>['rowSheetActions'],
): readonly ServiceAction[] {
  const can = useCan();
  const openChat = useServiceChat();
  return [
    { key: 'edit', label: 'Editar', rule: 'edit_treatment' },
    {
      key: 'status',
      label: 'Trocar status',
      letter: 's',
      rule: 'edit_treatment',
      allows: 'trocar o status de atendimentos',
    },
    { key: 'comment', label: 'Comentar', letter: 'c', rule: 'create_commet_treatment' },
    {
      key: 'reply',
      label: 'Dar retorno',
      letter: 'r',
      // Either right is sufficient.
      rule: can('edit_treatment') ? 'edit_treatment' : 'create_commet_treatment',
      allows: 'dar retorno em atendimentos',
    },
    {
      key: 'whatsapp',
      label: 'Abrir WhatsApp',
      letter: 'w',
      onSelect: (row) => void openChat(row),
      blockedReason: noChat,
    },
    {
      key: 'pass',
      label: 'Passar para',
      letter: 'p',
      rule: 'edit_treatment',
      allows: 'passar atendimentos para outra pessoa',
    },
    {
      key: 'document',
      label: 'Gerar documento',
      letter: 'd',
      rule: 'create_legislative_process',
      allows: 'gerar documentos',
    },
    { key: 'demand', letter: 'm', ...demandWords },
    {
      key: 'upload',
      label: 'Upload arquivo',
      rule: 'edit_treatment',
      allows: 'enviar arquivos de atendimentos',
    },
    ...rowSheetActions({ rule: 'print_search_treatment', sheetOf, fileLabel: 'Baixar ficha (.html)' }),
    { key: 'reminder', label: 'Criar lembrete', letter: 't' },
    { key: 'remove', label: 'Excluir', rule: 'delete_treatment' },
  ];
}
