import { useEffect, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Form } from '@/ui/form/Form';
import { ServerErrors } from '@/ui/form/ServerErrors';
import type { ServerForm } from '@/ui/form/useServerForm';
import { SubmitButton } from './SubmitButton';

interface EntranceFormProps<V extends FieldValues> {
  form: ServerForm<V>;
  /** The field that has the focus from the start. */
  startsIn?: FieldPath<V>;
  submitText: string;
  busyText: string;
  children: ReactNode;
}

/** A form of an entrance page: what the server said of it, its fields and its one button. */
export function EntranceForm<V extends FieldValues>({
  form,
  startsIn,
  submitText,
  busyText,
  children,
}: EntranceFormProps<V>) {
  const { setFocus } = form;
  useEffect(() => {
    if (startsIn) setFocus(startsIn);
  }, [startsIn, setFocus]);
  return (
    <Form size="large" onSubmit={form.submit}>
      <ServerErrors messages={form.generalErrors} failure={form.failure} />
      {children}
      <SubmitButton busy={form.busy} busyText={busyText}>
        {submitText}
      </SubmitButton>
    </Form>
  );
}
