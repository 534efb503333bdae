import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { NewStatusField } from '@/lookups/NewStatusField';
import { manyAction, readBack } from '@/records/many/manyAction';
import { manyActions } from '@/records/many/manyActions';
import { manyRemoval } from '@/records/many/manyRemoval';
import type { DocumentRow } from '../document';
import type { StatusInput } from '../documentInput';
import { documentsApi, searchCall } from '../documentsApi';
import { documentsModule, useDocumentOptions } from '../documentsModule';

const record = documentsApi.endpoints.document;

const status = manyAction<DocumentRow, StatusInput>({
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
    return (input) => ({
      write: ({ id }) => change({ id, input, chosen: statuses.find(({ id }) => id === input.status) }),
      isWritten: ({ id }) => readBack(ask, record, id, ({ statusId }) => statusId === input.status),
    });
  },
});

function StatusField({ control }: { control: Control<StatusInput> }) {
  return <NewStatusField control={control} name="status" statuses={useDocumentOptions().statuses} />;
}

export default manyActions(documentsModule, searchCall, [
  status,
  manyRemoval({
    rule: 'delete_legislative_process',
    one: 'documento',
    many: 'documentos',
    useRemove: documentsApi.useDeleteDocumentMutation,
    record,
  }),
]);
