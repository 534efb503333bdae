import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';
import { createFailure } from '@/api/failure';
import type { ServerFormOptions } from '../form/useServerForm';
import { RecordPanel, type RecordQuery } from '../panel/RecordPanel';
import { wholeOf } from '../panel/wholeRecord';
import { useStillHere } from '../useStillHere';
import type { EditedRecord, EditSaving } from './editedRecord';

/** What a form that edits takes for its useServerForm. */
export type EditOptions<V extends FieldValues, R> = Required<
  Pick<ServerFormOptions<V, R>, 'send' | 'onDone'>
> & { defaultValues: V };

interface EditProps<T, V extends FieldValues> extends EditedRecord<T, V> {
  /** As the form opens on it. */
  record: T;
  /** The form; `edit` makes of how it is saved what its useServerForm takes. */
  children: (edit: <R>(saving: EditSaving<T, V, R>) => EditOptions<V, R>) => ReactNode;
}

/** It has all that is needed only once something is saved. */
const loadSaving = () => import('./late/saveEdit');

/**
 * Around a form that edits a record: before what was typed is sent, the record is read again, and what somebody else
 * changed meanwhile is kept. The person is asked where both changed the same field.
 */
export function Edit<T, V extends FieldValues>({ record, children, ...edited }: EditProps<T, V>) {
  const [question, setQuestion] = useState<ReactNode>(null);
  const isHere = useStillHere();
  /** What the values in the form were made from. */
  const base = useRef(record);
  const sent = useRef({ input: {} as V, record });
  useEffect(() => void loadSaving().catch(() => undefined), []);

  const content = children(({ send, onDone }) => ({
    defaultValues: edited.inputFrom(record),
    send: (values, form) =>
      loadSaving().then(
        ({ saveEdit }) => saveEdit({ ...edited, values, form, base, sent, send, isHere, setQuestion }),
        () => ({ error: createFailure('offline') }),
      ),
    onDone: (reply) => {
      const { input, record } = sent.current;
      onDone(reply, input, () => send(edited.inputFrom(record), record));
    },
  }));
  return (
    <>
      {content}
      {question}
    </>
  );
}

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
