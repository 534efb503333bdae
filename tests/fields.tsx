import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { withoutLooks } from './axe';

/** Fails on axe findings, best practices included; parts are outside any region. */
export async function expectNoAxeFindings() {
  const { violations } = await axe.run(document.body, {
    rules: { ...withoutLooks, region: { enabled: false } },
  });
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => n.html).join('\n')}`,
  );
  if (findings.length > 0) throw new Error(findings.join('\n\n'));
}

/** Renders fields in a form with a button "Enviar"; `sent` collects the valid submits. */
export function renderFields<V extends FieldValues>(
  defaultValues: DefaultValues<V>,
  fields: (control: Control<V>) => ReactNode,
) {
  const sent: V[] = [];
  let form: UseFormReturn<V> | undefined;
  function Fields() {
    const own = useForm<V>({ defaultValues });
    return (
      <Form
        ref={() => {
          form = own;
        }}
        onSubmit={own.handleSubmit((values) => void sent.push(values))}
      >
        {fields(own.control)}
        <Button type="submit">Enviar</Button>
      </Form>
    );
  }
  const user = userEvent.setup();
  const view = render(<Fields />);
  return {
    ...view,
    user,
    sent,
    form: () => {
      if (!form) throw new Error('The form is not shown.');
      return form;
    },
  };
}
