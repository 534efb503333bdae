import { styled } from '@/ui/style';
import { formatMoney } from '@/formats/money';
import { Figure } from '@/ui/Figure';
import { discountLabel, priceOf, type Plan } from './licencePlans';

const Title = styled.h2`
  font-size: 1.125rem;
`;

const Lines = styled.dl`
  display: grid;
  gap: 12px;
  font-size: 0.9375rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }

  dt {
    min-width: 0;
    color: var(--ink-secondary);
    overflow-wrap: anywhere;
  }

  dd {
    flex-shrink: 0;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.div`
  align-items: baseline;
  padding-top: 16px;
  border-top: var(--line-width) solid var(--line-strong);

  && dt {
    color: var(--ink);
    font-weight: 600;
  }

  dd {
    font-size: 1.625rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
`;

interface LicenceSummaryProps {
  titleId: string;
  plan: Plan;
  /** Reais per month. */
  monthlyValue: number;
}

/** Price breakdown; changes of the total are announced. */
export function LicenceSummary({ titleId, plan, monthlyValue }: LicenceSummaryProps) {
  const price = priceOf(plan, monthlyValue);
  return (
    <>
      <Title id={titleId}>Resumo</Title>
      <Lines>
        <Figure
          label={`Plano ${plan.name.toLowerCase()}, ${plan.months} ${plan.months === 1 ? 'mês' : 'meses'}`}
        >
          {formatMoney(price.full)}
        </Figure>
        {price.discount > 0 && (
          <Figure label={`Desconto de ${discountLabel(plan)}`}>{formatMoney(-price.discount)}</Figure>
        )}
        <Figure label="Valor por mês">{formatMoney(price.perMonth)}</Figure>
        <Figure label="Taxa de adesão/cancelamento">{formatMoney(0)}</Figure>
        <Total>
          <dt>Total</dt>
          <dd aria-live="polite">{formatMoney(price.total)}</dd>
        </Total>
      </Lines>
    </>
  );
}
