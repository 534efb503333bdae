import { useEffect, useRef } from 'react';
import { formatShortDate } from '@/formats/dates';
import { safeHref } from '@/formats/links';
import { formatMoney, formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { Purchase } from './account';

interface PurchaseResultProps {
  purchase: Purchase;
  onInvoices: () => void;
}

/** The bank slip just bought; links only to safe URLs. */
export function PurchaseResult({
  purchase: { dueDate, amount, totalValue, url },
  onInvoices,
}: PurchaseResultProps) {
  const words = useRef<HTMLDivElement>(null);
  // The pressed button unmounted with the form.
  useEffect(() => words.current?.focus(), []);
  const href = safeHref(url);
  return (
    <PanelContent
      footer={
        <>
          <Button onClick={onInvoices}>Ver faturas</Button>
          {href && (
            <ButtonLink kind="primary" to={href} target="_blank" rel="noopener noreferrer">
              Abrir boleto
              <span className="visually-hidden"> (abre em outra aba)</span>
            </ButtonLink>
          )}
        </>
      }
    >
      <div ref={words} role="status" tabIndex={-1}>
        <PanelNotice tone="info">
          <p>
            <strong>Compra feita!</strong> A quantidade é liberada depois que o pagamento é confirmado. O
            boleto pode ser pago também depois do vencimento.
          </p>
        </PanelNotice>
      </div>
      <div style={{ marginTop: 20 }}>
        <DetailsList>
          <Detail label="Vencimento">{formatShortDate(dueDate)}</Detail>
          <Detail label="Quantidade">{formatNumber(amount)}</Detail>
          <Detail label="Valor total">{formatMoney(totalValue)}</Detail>
          <Detail label="Link do boleto" copy={href} wide>
            {href ?? 'O boleto ainda não está disponível. Veja em Faturas e compras daqui a alguns minutos.'}
          </Detail>
        </DetailsList>
      </div>
    </PanelContent>
  );
}
