import { styled } from '@/ui/style';
import { formatMoney, formatNumber } from '@/formats/money';
import { formatUnitPrice } from '@/formats/unitPrice';
import { Figure } from '@/ui/Figure';
import { Sum } from '@/ui/figures';
import { minAmount, packageOf, quoteOf, tierName, tiersAt, type Quote } from './packages';

const Framed = styled(Sum)`
  padding: 14px 16px;
  border-radius: var(--radius-large);
  background: var(--surface-sunken);
`;

export function QuoteFigures({ quote: { unitPrice, fee, total } }: { quote: Quote }) {
  return (
    <div role="status">
      <Framed>
        <Figure label="Valor unitário">{formatUnitPrice(unitPrice)}</Figure>
        <Figure label="Emissão do PIX">{formatMoney(fee)}</Figure>
        <Figure label="Total">{formatMoney(total)}</Figure>
      </Framed>
    </div>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    margin-bottom: 6px;
    font-weight: 600;
    text-align: left;
  }

  th,
  td {
    padding: 7px 10px;
    border-bottom: var(--line-width) solid var(--line);
    font-weight: 400;
    text-align: left;
  }

  th:last-child,
  td:last-child {
    text-align: right;
  }

  thead th {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  tr[aria-current] > * {
    background: var(--brand-soft);
    font-weight: 600;
  }
`;

const Words = styled.p`
  margin-top: 8px;
  color: var(--ink-secondary);
`;

interface TierTableProps {
  type: number;
  /** May be incomplete. */
  amount: number;
}

/** Prices per tier; marks the current one and shows the next one's saving. */
export function TierTable({ type, amount }: TierTableProps) {
  const sold = packageOf(type);
  if (!sold) return null;
  const isEnough = amount >= minAmount;
  const { reached, next } = isEnough ? tiersAt(type, amount) : {};
  const isCheaperThere = next && quoteOf(type, next.from).total < quoteOf(type, amount).total;
  return (
    <div>
      <Table>
        <caption>Preço de cada {sold.one}</caption>
        <thead>
          <tr>
            <th scope="col">Quantidade</th>
            <th scope="col">Valor unitário</th>
          </tr>
        </thead>
        <tbody>
          {sold.tiers.map((tier) => (
            <tr key={tier.from} aria-current={tier === reached || undefined}>
              <td>{tierName(tier)}</td>
              <td>{formatUnitPrice(tier.price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {reached && (
        <Words role="status">
          {sold.count(amount)}: {formatUnitPrice(reached.price)} cada.{' '}
          {next && `A partir de ${formatNumber(next.from)}, ${formatUnitPrice(next.price)} cada.`}
          {isCheaperThere &&
            ` Com ${sold.count(next.from)} o total é menor: ${formatMoney(quoteOf(type, next.from).total)}.`}
        </Words>
      )}
    </div>
  );
}
