import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { DocumentRow } from './document';
import { DocumentHeading } from './DocumentHeading';
import { documentsApi } from './documentsApi';

export function RemoveDocument({ row }: { row: DocumentRow }) {
  return (
    <SidePanel title="Remover Docs. Proposituras, Adm.">
      <ConfirmRemoval
        id={row.id}
        removal={documentsApi.useDeleteDocumentMutation()}
        warning="Após a confirmação o documento será PERMANENTEMENTE excluido."
        doneText="O documento foi removido!"
      >
        <DocumentHeading row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}
