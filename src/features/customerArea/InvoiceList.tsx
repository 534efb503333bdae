import { styled } from '@/ui/style';
import { formatShortDate, today } from '@/formats/dates';
import { safeHref } from '@/formats/links';
import { formatMoney, toCents } from '@/formats/money';
import { foldText } from '@/formats/text';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { Badge } from '@/ui/badge/Badge';
import { inOrderOfPayment, isOverdue, isPaid, type Invoice } from './account';

const List = styled.ul`
  display: grid;
  gap: 10px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 14px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);

  > a {
    justify-self: end;
  }

  &[data-suspect] {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-width: 0;

  h3 {
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.p`
  font-size: 1rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Dates = styled.p`
  /* Paid invoices have no button beside them. */
  &:last-child {
    grid-column: 1 / -1;
  }

  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const Unpayable = styled.p`
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  text-align: right;
`;

interface InvoiceListProps {
  invoices: readonly Invoice[];
  /** Marks unpaid invoices of these values (reais) as possibly a doubtful purchase. */
  suspectValues?: readonly number[];
}

export function InvoiceList({ invoices, suspectValues = [] }: InvoiceListProps) {
  if (invoices.length === 0) return <p>Você não possui faturas</p>;
  const day = today();
  return (
    <List aria-label="Faturas">
      {inOrderOfPayment(invoices).map((one) => {
        const isSuspect = suspectValues.some((value) => isOpenAt(one, value));
        const status = one.statusName || (isPaid(one) ? 'Paga' : 'Em aberto');
        const overdue = isOverdue(one, day);
        // Depending on the day, the API may already report it as overdue or still as open.
        const isSaid = overdue && foldText(status).includes('vencid');
        const tone = isPaid(one) ? 'success' : isSaid ? 'danger' : 'warning';
        return (
          <Item key={one.id} data-suspect={isSuspect || undefined}>
            <Head>
              <h3>{one.serviceName}</h3>
              <Badge tone={tone}>{status}</Badge>
              {overdue && !isSaid && <Badge tone="danger">Vencida</Badge>}
              {isSuspect && <Badge tone="info">Pode ser esta compra</Badge>}
            </Head>
            <Value>{formatMoney(one.value) || '—'}</Value>
            <Dates>
              Vencimento: {formatShortDate(one.dueDate) || '—'}
              {isPaid(one) && one.payDay && <> · Pagamento: {formatShortDate(one.payDay)}</>}
            </Dates>
            {!isPaid(one) && <Pay invoice={one} />}
          </Item>
        );
      })}
    </List>
  );
}

export const isOpenAt = (one: Invoice, value: number) =>
  one.value !== null && !isPaid(one) && toCents(one.value) === toCents(value);

/** Links only to safe URLs. */
function Pay({ invoice: { serviceName, bankSlipUrl } }: { invoice: Invoice }) {
  const href = safeHref(bankSlipUrl);
  if (!href) return <Unpayable>Boleto indisponível</Unpayable>;
  return (
    <ButtonLink to={href} target="_blank" rel="noopener noreferrer">
      Pagar
      <span className="visually-hidden"> {serviceName} (abre em outra aba)</span>
    </ButtonLink>
  );
}
