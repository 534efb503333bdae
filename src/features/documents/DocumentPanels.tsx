import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ReminderPanel } from '../tasks/ReminderPanel';
import { titleOf, type DocumentRow } from './document';
import { DocumentDetails } from './DocumentDetails';
import { documentsApi } from './documentsApi';
import { documentsModule } from './documentsModule';
import { EditDocument, NewDocument } from './form/DocumentForm';
import { DocumentFilters } from './list/DocumentFilters';
import { ChangeDocumentStatus } from './progress/ChangeDocumentStatus';
import { CommentDocument } from './progress/CommentDocument';
import { UploadDocumentFile } from './progress/UploadDocumentFile';
import { RemoveDocument } from './RemoveDocument';

const aboutDocument = aboutRow(documentsModule, 'Documento', documentsApi.useDocumentQuery);

const DocumentReminder = ({ row }: { row: DocumentRow }) => (
  <ReminderPanel source="legislative" sourceId={row.id} description={`Lembrete ${titleOf(row)}.`} />
);

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
