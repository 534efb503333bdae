import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatMoney } from '@/formats/money';
import { RadioCard } from '@/frames/entrance/RadioCard';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { FieldNote } from '@/ui/form/Field';
import type { LicenceValues } from './billingApi';
import { discountLabel, offeredPlans, priceOf } from './licencePlans';

const Name = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  font-weight: 600;
`;

const Saving = styled.span`
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--success-soft);
  color: var(--success);
  font-size: 0.8125rem;
  font-weight: 600;
`;

const Price = styled.span`
  text-align: right;
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

interface PlanChoiceProps {
  control: Control<LicenceValues>;
  /** Reais per month. */
  monthlyValue: number;
}

export function PlanChoice({ control, monthlyValue }: PlanChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'period' });
  const noteId = useId();
  return (
    <FieldGroup title="Plano">
      {offeredPlans.map((plan, index) => (
        <RadioCard key={plan.months}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            name={field.name}
            checked={field.value === plan.months}
            onChange={() => field.onChange(plan.months)}
            onBlur={field.onBlur}
            aria-describedby={fieldState.error ? noteId : undefined}
          />
          <Name>
            {plan.name}
            {plan.discount > 0 && <Saving>{discountLabel(plan)} de desconto</Saving>}
          </Name>
          <Price>
            <strong>{formatMoney(priceOf(plan, monthlyValue).perMonth)}</strong>
            <small>por mês</small>
          </Price>
        </RadioCard>
      ))}
      <FieldNote id={noteId} error={fieldState.error?.message} isAnnounced />
    </FieldGroup>
  );
}
