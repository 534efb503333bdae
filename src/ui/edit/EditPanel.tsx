import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';
import { RecordPanel, type RecordQuery } from '../panel/RecordPanel';
import { wholeOf } from '../panel/wholeRecord';
import { Edit, type EditedRecord, type EditOptions, type EditSaving } from './Edit';

interface EditPanelProps<T, V extends FieldValues> extends Omit<EditedRecord<T, V>, 'read'> {
  title: string;
  query: RecordQuery<T>;
  /** The call that the query makes. */
  call: ApiCall<T>;
  children: (record: T, edit: <R>(saving: EditSaving<T, V, R>) => EditOptions<V, R>) => ReactNode;
}

/** The panel of a form that edits a record, once the whole of it is there. See `Edit`. */
export function EditPanel<T, V extends FieldValues>({
  title,
  query,
  call,
  children,
  ...edited
}: EditPanelProps<T, V>) {
  return (
    <RecordPanel title={title} kind="form" query={wholeOf(query, edited.fieldWords)}>
      {(record) => (
        <Edit {...edited} record={record} read={() => callApi(call)}>
          {(edit) => children(record, edit)}
        </Edit>
      )}
    </RecordPanel>
  );
}
