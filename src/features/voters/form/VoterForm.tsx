import { useRef } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { toFailure } from '@/api/failure';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { endLateOffers } from '@/ui/feedback/offers';
import type { EditOptions } from '@/records/edit/EditPanel';
import { Form } from '@/ui/form/Form';
import { FormActions } from '@/ui/form/FormActions';
import { FormPage } from '@/ui/form/FormPage';
import { goToFirstError } from '@/ui/form/goToFirstError';
import { RequiredHint } from '@/ui/form/RequiredHint';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useStartInField } from '@/ui/form/useStartInField';
import { useServerForm } from '@/ui/form/useServerForm';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { usePageTitle } from '@/ui/usePageTitle';
import { tellLateFailure } from '@/records/tellLateFailure';
import { useReturn } from '@/records/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from '@/records/links/voters';
import { SectionNav } from './SectionNav';
import type { VoterInput } from './voterInput';
import { VoterFieldset } from './VoterFieldset';
import { placeListErrors, serverNames } from './voterServerErrors';
import { countErrors } from './voterSections';

const Page = styled(FormPage)`
  grid-template-columns: 13rem minmax(0, 53.75rem);
  gap: 20px 32px;

  > header {
    grid-column: 1 / -1;
  }

  > nav {
    grid-area: 2 / 1;
  }

  > form {
    grid-area: 2 / 2;
  }

  @media (width < 64rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;

    > form {
      grid-area: 3 / 1;
    }
  }
`;

interface VoterFormProps extends EditOptions<VoterInput, { id: number }> {
  title: string;
  subtitle?: string;
  voterId: number | null;
}

export function VoterForm({ title, subtitle, defaultValues: start, voterId, send, onDone }: VoterFormProps) {
  usePageTitle(title);
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const done = useRef(false);
  const form = useServerForm<VoterInput, { id: number }>({
    defaultValues: start,
    fieldNames: serverNames,
    send: async (input, sent) => {
      const { data, error } = await send(input, sent);
      return error ? { error: placeListErrors(toFailure(error), sent.getValues()) } : { data };
    },
    onDone: (...saved) => {
      done.current = true;
      onDone(...saved);
      endLateOffers(isHere());
    },
    // The user can navigate away while saving.
    onDoneHere: leave,
    onLateFailure: (failure, { name }) => tellLateFailure(`o eleitor ${name.trim()}`, failure),
  });
  const { control } = form;
  useStartInField(form, 'name');

  return (
    <Page>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </header>
      <Form onSubmit={form.submit} aria-label={title}>
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        <VoterFieldset form={form} start={start} voterId={voterId} />
        <FormActions busy={form.busy} onCancel={leave}>
          <FieldsToMend control={control} />
        </FormActions>
      </Form>
      {/* After the form in Tab order, though placed beside or above it. */}
      <SectionNav control={control} />
      <LeaveGuard dirty={form.isDirty} done={done} />
    </Page>
  );
}

/** Error count in the save bar; leads to the first error. */
function FieldsToMend({ control }: { control: Control<VoterInput> }) {
  const { errors } = useFormState({ control });
  const count = countErrors(errors);
  if (count === 0) return <RequiredHint />;
  return (
    <Button
      kind="quiet"
      onClick={({ currentTarget }) => currentTarget.form && goToFirstError(currentTarget.form)}
    >
      {plural(count, 'campo a corrigir', 'campos a corrigir')}
    </Button>
  );
}
