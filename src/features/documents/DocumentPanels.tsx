import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { UploadPanel } from '@/records/panel/UploadPanel';
import { offered } from '@/records/offers/offers';
import { SidePanel } from '@/ui/panel/SidePanel';
import { titleOf, type DocumentRow } from './document';
import { DocumentDetails } from './DocumentDetails';
import { DocumentHeading } from './DocumentHeading';
import { documentRemoval } from './documentRemoval';
import { documentsApi } from './documentsApi';
import { documentsModule } from './documentsModule';
import { EditDocument, NewDocument } from './form/DocumentForm';
import { DocumentFilters } from './list/DocumentFilters';
import { ChangeDocumentStatus } from './progress/ChangeDocumentStatus';
import { CommentDocument } from './progress/CommentDocument';

const ReminderPanel = offered('reminder');

const aboutDocument = aboutRow(documentsModule, 'Documento', documentsApi.useDocumentQuery);

function UploadDocumentFile({ row }: { row: DocumentRow }) {
  const [save] = documentsApi.useSaveDocumentFileMutation();
  return (
    <UploadPanel
      title="Enviar arquivo do documento"
      save={(file) => save({ id: row.id, file })}
      doneText="O arquivo foi salvo no documento!"
    >
      <DocumentHeading row={row} />
    </UploadPanel>
  );
}

const DocumentReminder = ({ row }: { row: DocumentRow }) => (
  <ReminderPanel source="legislative" sourceId={row.id} description={`Lembrete ${titleOf(row)}.`} />
);

function RemoveDocument({ row }: { row: DocumentRow }) {
  return (
    <SidePanel title="Remover Docs. Proposituras, Adm.">
      <ConfirmRemoval
        id={row.id}
        removal={documentsApi.useDeleteDocumentMutation()}
        warning={documentRemoval.warning}
        doneText="O documento foi removido!"
      >
        <DocumentHeading row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}

export default modulePanels({
  details: aboutDocument(DocumentDetails),
  filter: DocumentFilters,
  create: NewDocument,
  edit: EditDocument,
  status: aboutDocument(ChangeDocumentStatus),
  comment: aboutDocument(CommentDocument),
  upload: aboutDocument(UploadDocumentFile),
  reminder: aboutDocument(DocumentReminder),
  remove: aboutDocument(RemoveDocument),
});
