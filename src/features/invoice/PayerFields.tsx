import { useEffect } from 'react';
import { styled } from '@/ui/style';
import { isCpf } from '@/formats/cpf';
import { maskCpfOrCnpjMiddle } from '@/formats/documents';
import { formatPhone, isPhone } from '@/formats/phone';
import { DigitsField } from '@/frames/entrance/DigitsField';
import { cpfDigits, phoneDigits } from '@/frames/entrance/digitsMask';
import { Figure } from '@/ui/Figure';
import { EmailField } from '@/ui/form/EmailField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextField } from '@/ui/form/TextField';
import type { ServerForm } from '@/ui/form/useServerForm';
import type { BillingClient, LicenceValues } from './billingApi';

const Known = styled.dl`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 16px 24px;

  dt {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-weight: 500;
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

interface PayerFieldsProps {
  form: ServerForm<LicenceValues>;
  client: BillingClient;
}

/**
 * New clients enter their data; others see what is on file, CPF masked, and fill in what is missing, as the
 * bank slip requires it.
 */
export function PayerFields({ form, client: { isNew, payer } }: PayerFieldsProps) {
  const { control } = form;
  useCpfCheckedWhileTyping(form);
  const isAsked = (value: string) => isNew || !value.trim();

  const known = [
    { label: 'Nome completo', value: payer.name, shown: payer.name },
    { label: 'Cpf', value: payer.document, shown: maskCpfOrCnpjMiddle(payer.document) },
    { label: 'E-mail', value: payer.email, shown: payer.email },
    { label: 'Celular', value: payer.phone, shown: formatPhone(payer.phone) },
  ].filter(({ value }) => !isAsked(value));

  return (
    <FieldGroup title="Dados do pagador" columns={2}>
      {known.length > 0 && (
        <Known>
          {known.map(({ label, shown }) => (
            <Figure key={label} label={label}>
              {shown}
            </Figure>
          ))}
        </Known>
      )}
      {isAsked(payer.name) && (
        <TextField
          control={control}
          name="billingName"
          label="Nome completo"
          autoComplete="name"
          required
          wide
        />
      )}
      {isAsked(payer.document) && (
        <DigitsField
          control={control}
          name="billingDocument"
          label="Cpf"
          mask={cpfDigits}
          required
          validate={cpfProblem}
        />
      )}
      {isAsked(payer.phone) && (
        <DigitsField
          control={control}
          name="billingPhoneNumber"
          label="Celular"
          mask={phoneDigits}
          type="tel"
          autoComplete="tel-national"
          required
          validate={(phone) => (isPhone(phone) ? undefined : 'Digite o celular com o DDD.')}
        />
      )}
      {isAsked(payer.email) && (
        <EmailField control={control} name="billingEmail" autoComplete="email" required wide />
      )}
    </FieldGroup>
  );
}

function cpfProblem(cpf: string) {
  if (cpf.length < 11) return 'Digite os 11 números do CPF.';
  return isCpf(cpf) ? undefined : 'Este CPF não é válido. Confira os números digitados.';
}

/** Shows a wrong CPF at its last digit and clears the error on correction. */
function useCpfCheckedWhileTyping({ subscribe, trigger, clearErrors }: ServerForm<LicenceValues>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== 'billingDocument') return;
          if (values.billingDocument.length === 11) void trigger('billingDocument');
          else clearErrors('billingDocument');
        },
      }),
    [subscribe, trigger, clearErrors],
  );
}
