import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAsk, type ReadEndpoint } from '@/api/ask';
import { createFailure } from '@/api/failure';
import type { ServerFormOptions } from '@/ui/form/useServerForm';
import { RecordPanel, type RecordQuery } from '../panel/RecordPanel';
import { useWholeRecord } from '../panel/wholeRecord';
import { useStillHere } from '@/ui/useStillHere';
import type { EditedRecord, EditSaving } from './editedRecord';

/** useServerForm options of an edit form. */
export type EditOptions<V extends FieldValues, R> = Required<
  Pick<ServerFormOptions<V, R>, 'send' | 'onDone'>
> & { defaultValues: V };

interface EditProps<T, V extends FieldValues> extends EditedRecord<T, V> {
  record: T;
  /** The form; `edit` turns its `send` and `onDone` into useServerForm options. */
  children: (edit: <R>(saving: EditSaving<T, V, R>) => EditOptions<V, R>) => ReactNode;
}

const loadSaving = () => import('./deferred/saveEdit');

/** Wraps an edit form: rereads the record on save and merges concurrent changes, asking about conflicts. */
export function Edit<T, V extends FieldValues>({ record, children, ...edited }: EditProps<T, V>) {
  const [question, setQuestion] = useState<ReactNode>(null);
  const isHere = useStillHere();
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
  /** Reads a record by id. */
  of: ReadEndpoint<number, T> & { useQuery: (id: number) => RecordQuery<T> };
  id: number;
  children: (record: T, edit: <R>(saving: EditSaving<T, V, R>) => EditOptions<V, R>) => ReactNode;
}

/** The panel of an edit form, once its record is fully loaded. See `Edit`. */
export function EditPanel<T, V extends FieldValues>({
  title,
  of,
  id,
  children,
  ...edited
}: EditPanelProps<T, V>) {
  const ask = useAsk();
  const whole = useWholeRecord(of.useQuery(id), edited.fieldLabels);
  return (
    <RecordPanel title={title} kind="form" query={whole}>
      {(record) => (
        <Edit {...edited} record={record} read={() => ask(of, id)}>
          {(edit) => children(record, edit)}
        </Edit>
      )}
    </RecordPanel>
  );
}
