import { styled } from '@/ui/style';
import { formatMoney, formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { maxSummed } from '../expensesApi';
import { useExpenseSum, type SummedList } from './useExpenseSum';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin-left: auto;
  color: var(--ink-secondary);

  strong {
    color: var(--ink);
    font-size: var(--text-reading);
    font-variant-numeric: tabular-nums;
  }

  @media (width < 48rem) {
    width: 100%;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--brand);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

interface ExpenseSumProps {
  list: SummedList;
  /** Timestamp of the rows. */
  answeredAt: number;
}

/** Sum of all matching expenses, or why it is missing. */
export function ExpenseSum({ list, answeredAt }: ExpenseSumProps) {
  const { sum, again } = useExpenseSum(list, answeredAt);
  return (
    <Line>
      <p role="status">
        {sum.state === 'summed' && (
          <>
            Soma das despesas: <strong>{formatMoney(sum.cents / 100)}</strong>
            {sum.leftOut > 0 && `, sem ${plural(sum.leftOut, 'despesa', 'despesas')} de valor desconhecido`}
          </>
        )}
        {sum.state === 'asking' && 'Somando as despesas...'}
        {sum.state === 'tooMany' &&
          `A soma é de até ${formatNumber(maxSummed)} despesas. Filtre, por exemplo por período, para vê-la.`}
        {sum.state === 'failed' && 'Não conseguimos somar as despesas.'}
      </p>
      {sum.state === 'failed' && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button unmounts while loading: move focus first.
            nearestHeading(currentTarget)?.focus();
            again();
          }}
        >
          Somar de novo
        </button>
      )}
    </Line>
  );
}
