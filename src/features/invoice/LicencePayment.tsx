import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { EntranceFailure, EntranceWait } from '@/frames/entrance/EntranceNotice';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';
import { useApiRead } from '@/frames/public/useApiRead';
import { useStillHere } from '@/ui/useStillHere';
import { readBillingClient } from './billingApi';
import { openInvoicePath } from './invoicePaths';

const loadForm = () => import('./LicenceForm');
const LicenceForm = lazy(async () => ({ default: (await loadForm()).LicenceForm }));

/** Pays for the licence by bank slip; redirects to the open invoice if there is one. */
export function LicencePayment() {
  const { identity = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const reading = useApiRead(readBillingClient, identity);
  const invoicePath = openInvoicePath(identity);
  const hasInvoice = Boolean(reading.data?.openInvoice);
  useEffect(() => {
    if (hasInvoice && isHere()) void navigate(invoicePath, { replace: true });
  }, [hasInvoice, invoicePath, isHere, navigate]);
  // Load the form's code in parallel with the client.
  useEffect(() => void loadForm().catch(() => undefined), []);

  if (reading.status === 'loading' || hasInvoice) return <Loading />;
  if (reading.status === 'ready') {
    return (
      <Suspense fallback={<Loading />}>
        <LicenceForm
          identifier={identity}
          client={reading.data}
          onDone={() => void navigate(invoicePath, { replace: true })}
        />
      </Suspense>
    );
  }
  if (reading.failure.kind !== 'notFound') {
    return <EntranceFailure failure={reading.failure} onRetry={reading.retry} />;
  }
  return (
    <EntrancePage title="Cliente não encontrado">
      <Card>
        <div role="alert">
          <Heading title="Cliente não encontrado">
            <p>Confira o link que você recebeu: ele pode estar incompleto ou não valer mais.</p>
          </Heading>
        </div>
      </Card>
    </EntrancePage>
  );
}

const Loading = () => (
  <EntranceWait title="Carregando...">
    <p>Aguarde que estamos preparando as coisas :)</p>
  </EntranceWait>
);
