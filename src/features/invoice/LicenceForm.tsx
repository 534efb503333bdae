import { styled } from '@/ui/style';
import { useWatch } from 'react-hook-form';
import { mayHaveArrived } from '@/api/failure';
import { digitsOf } from '@/formats/phone';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';
import { SubmitButton } from '@/frames/entrance/EntranceForm';
import { Form } from '@/ui/form/Form';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { withoutSession } from '@/frames/public/withoutSession';
import { createBankSlip, type BillingClient, type LicenceValues } from './billingApi';
import { LicenceSummary } from './LicenceSummary';
import { planOf, plans } from './licencePlans';
import { PayerFields } from './PayerFields';
import { PlanChoice } from './PlanChoice';
import { SlipCheck } from './SlipCheck';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @media (width >= 56.25rem) {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }

  @media (width < 37.5rem) {
    gap: 0;
  }
`;

const Aside = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  @media (width >= 56.25rem) {
    position: var(--sticky);
    top: 24px;
    padding: 28px;
  }

  @media (width < 37.5rem) {
    border-top: 8px solid var(--surface-sunken);
  }
`;

interface LicenceFormProps {
  identifier: string;
  client: BillingClient;
  /** The bank slip exists and the user is still here. */
  onDone: () => void;
}

export function LicenceForm({ identifier, client, onDone }: LicenceFormProps) {
  const form = useServerForm<LicenceValues>({
    defaultValues: {
      billingName: client.payer.name,
      billingDocument: digitsOf(client.payer.document),
      billingEmail: client.payer.email,
      billingPhoneNumber: client.payer.phone,
      period: plans.monthly.months,
    },
    send: async (values) => {
      const answer = await createBankSlip({
        ...values,
        clientToken: identifier,
        billingName: values.billingName.trim(),
        billingEmail: values.billingEmail.trim(),
        firstBuy: client.isNew,
      });
      const { error } = answer;
      if (!error || !mayHaveArrived(error)) return withoutSession(answer);
      const message = `${error.cause}. Não sabemos se o boleto foi gerado. Confira antes de gerar outro.`;
      return { error: { ...error, message } };
    },
    onDoneHere: onDone,
  });
  const plan = planOf(useWatch({ control: form.control, name: 'period' }));

  return (
    <EntrancePage title="Licença de uso" width="wide">
      <Form size="large" onSubmit={form.submit}>
        <Columns>
          <Card>
            <Heading title="Licença de uso">{client.name && <p>{client.name}</p>}</Heading>
            <PayerFields form={form} client={client} />
            <PlanChoice control={form.control} monthlyValue={client.monthlyValue} />
          </Card>
          <Aside as="section" aria-labelledby="resumo">
            <LicenceSummary titleId="resumo" plan={plan} monthlyValue={client.monthlyValue} />
            <ServerErrors messages={form.generalErrors} failure={form.failure} />
            {form.failure && mayHaveArrived(form.failure) && (
              <SlipCheck identifier={identifier} onFound={onDone} />
            )}
            <SubmitButton busy={form.busy} busyText="Gerando boleto...">
              Gerar Boleto
            </SubmitButton>
          </Aside>
        </Columns>
      </Form>
    </EntrancePage>
  );
}
