import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Form } from '@/ui/form/Form';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useStartInField } from '@/ui/form/useStartInField';
import type { ServerForm } from '@/ui/form/useServerForm';
import { Button } from '@/ui/button/Button';

interface EntranceFormProps<V extends FieldValues> {
  form: ServerForm<V>;
  /** The field focused on mount. */
  startsIn?: FieldPath<V>;
  submitText: string;
  busyText: string;
  children: ReactNode;
}

/** Form of an entrance page: server errors, fields and one button. */
export function EntranceForm<V extends FieldValues>({
  form,
  startsIn,
  submitText,
  busyText,
  children,
}: EntranceFormProps<V>) {
  useStartInField(form, startsIn);
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

interface SubmitButtonProps {
  children: string;
  busy: boolean;
  busyText: string;
}

/** An entrance form's submit button; announces its pending state. */
export function SubmitButton({ children, busy, busyText }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" kind="primary" size="large" wide busy={busy} busyText={busyText}>
        {children}
      </Button>
      <span role="status" className="visually-hidden">
        {busy ? busyText : ''}
      </span>
    </>
  );
}
