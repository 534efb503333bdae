import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { NewStatusField } from '@/lookups/NewStatusField';
import { changeOf, bulkAction } from '@/records/bulk/bulkAction';
import { bulkActions } from '@/records/bulk/bulkActions';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import { documentRemoval } from '../documentRemoval';
import type { DocumentRow } from '../document';
import type { StatusInput } from '../documentInput';
import { documentsApi, searchCall } from '../documentsApi';
import { documentsModule, useDocumentOptions } from '../documentsModule';

const record = documentsApi.endpoints.document;

const status = bulkAction<DocumentRow, StatusInput>({
  key: 'status',
  label: 'Trocar status',
  rule: 'edit_legislative_process',
  allows: 'trocar o status de documentos',
  startText: (rows) => `Trocar o status de ${plural(rows, 'documento', 'documentos')}`,
  values: { status: null },
  Fields: StatusField,
  useWork: () => {
    const [change] = documentsApi.useChangeDocumentStatusMutation();
    const { statuses } = useDocumentOptions();
    const ask = useAsk();
    return (input) =>
      changeOf({
        ask,
        endpoint: record,
        valueOf: ({ statusId }) => statusId,
        targetOf: () => input.status,
        save: ({ id }: DocumentRow, _, status) =>
          change({ id, input: { ...input, status }, chosen: statuses.find(({ id }) => id === status) }),
      });
  },
  useStays: () => (row, input) => (row.statusId === input.status ? 'same' : undefined),
});

function StatusField({ control }: { control: Control<StatusInput> }) {
  return <NewStatusField control={control} name="status" statuses={useDocumentOptions().statuses} />;
}

export default bulkActions(documentsModule, searchCall, [
  status,
  bulkRemoval({
    words: documentRemoval,
    useRemove: documentsApi.useDeleteDocumentMutation,
    record,
  }),
]);
