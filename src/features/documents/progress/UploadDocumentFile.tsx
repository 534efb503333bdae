import { UploadPanel } from '@/records/panel/UploadPanel';
import type { DocumentRow } from '../document';
import { DocumentHeading } from '../DocumentHeading';
import { documentsApi } from '../documentsApi';

export function UploadDocumentFile({ row }: { row: DocumentRow }) {
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
