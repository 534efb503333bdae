import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatDate, today } from '@/formats/dates';
import { maskCpfOrCnpjMiddle } from '@/formats/documents';
import { safeHref } from '@/formats/links';
import { formatMoney } from '@/formats/money';
import { copyText } from '@/ui/feedback/download';
import { CheckIcon, CopyIcon, ExternalIcon } from '@/ui/publicIcons';
import actions from '@/frames/public/actions.module.css';
import { PublicFailure, PublicLoading, PublicNotice } from '@/frames/public/PublicNotice';
import { PublicPage, Sheet } from '@/frames/public/PublicPage';
import { useApiRead } from '@/frames/public/useApiRead';
import { readBillingClient, type BillingClient, type Invoice } from './billingApi';
import { licencePaymentPath } from './invoicePaths';
import styles from './OpenInvoice.module.css';

interface OpenInvoiceProps {
  /** Client identifier from the URL. */
  identifier: string;
  /** Navigates as the surrounding shell does. */
  onNavigate: (path: string) => void;
}

/** The open invoice; without one, redirects to the licence payment. */
export function OpenInvoice({ identifier, onNavigate }: OpenInvoiceProps) {
  const reading = useApiRead(readBillingClient, identifier);
  const owesNothing = reading.status === 'ready' && !reading.data.openInvoice;
  const goToPayment = useEffectEvent(() => onNavigate(licencePaymentPath(identifier)));
  useEffect(() => {
    if (owesNothing) goToPayment();
  }, [owesNothing]);

  if (reading.status === 'ready' && reading.data.openInvoice) {
    return <InvoiceSheet client={reading.data} invoice={reading.data.openInvoice} />;
  }
  if (reading.status !== 'failed') return <PublicLoading />;
  if (reading.failure.kind !== 'notFound') {
    return <PublicFailure failure={reading.failure} onRetry={reading.retry} />;
  }
  return (
    <PublicNotice title="Fatura não encontrada" role="alert">
      <p>Confira o link que você recebeu: ele pode estar incompleto ou não valer mais.</p>
    </PublicNotice>
  );
}

function InvoiceSheet({ client, invoice }: { client: BillingClient; invoice: Invoice }) {
  const { payer } = client;
  return (
    <PublicPage title={`Fatura nº ${invoice.id}`}>
      <Sheet>
        <header className={styles.head}>
          <h1>Fatura</h1>
          <p className={styles.number}>nº {invoice.id}</p>
        </header>
        <dl className={styles.rows}>
          <Row label="Pagador">
            {payer.name || client.name}
            {payer.document && <span className={styles.document}>{maskCpfOrCnpjMiddle(payer.document)}</span>}
          </Row>
          <Row label="Produto">Licença de uso</Row>
          <Row label="Período">
            {formatDate(invoice.periodStart)} a {formatDate(invoice.periodEnd)}
          </Row>
          <Row label="Vencimento">
            <time dateTime={invoice.dueDate}>{formatDate(invoice.dueDate)}</time>
            {invoice.dueDate < today() && (
              <>
                {' '}
                <strong className={styles.overdue}>Vencida</strong>
              </>
            )}
          </Row>
          <div className={styles.total}>
            <dt>Total a pagar</dt>
            <dd>{formatMoney(invoice.value)}</dd>
          </div>
        </dl>
        <BankSlip address={safeHref(invoice.bankSlipUrl)} />
      </Sheet>
    </PublicPage>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Links only to safe URLs. */
function BankSlip({ address }: { address: string | null }) {
  return (
    <div className={styles.payment}>
      {address ? (
        <>
          <a className={actions.primary} href={address} target="_blank" rel="noopener noreferrer">
            Abrir Boleto
            <ExternalIcon />
            <span className="visually-hidden"> (abre em outra aba)</span>
          </a>
          <CopyAddress address={address} />
          <p className={styles.printedAddress}>Boleto: {address}</p>
        </>
      ) : (
        <p>O boleto ainda não está disponível. Volte a esta página em alguns minutos.</p>
      )}
      <p className={styles.note}>
        A compensação do boleto leva até 1 dia útil. Depois disso o sistema é liberado automaticamente.
      </p>
    </div>
  );
}

function CopyAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);

  // If copying fails, the link above still works.
  const copy = async () => setCopied(await copyText(address));

  return (
    <>
      <button type="button" className={actions.secondary} onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        Copiar link do boleto
      </button>
      <p className={styles.copied} role="status">
        {isCopied && 'Link copiado.'}
      </p>
    </>
  );
}
