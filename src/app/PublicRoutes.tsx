import { useNavigate, useParams } from 'react-router-dom';
import { PublicAppointment } from '@/features/appointments/public/PublicAppointment';
import { OpenInvoice } from '@/features/invoice/OpenInvoice';
import { useStillHere } from '@/ui/useStillHere';

/** The open invoice, reached in-app from the licence payment. */
export function OpenInvoiceRoute() {
  const { identity = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const onNavigate = (path: string) => {
    if (isHere()) void navigate(path, { replace: true });
  };
  return <OpenInvoice identifier={identity} onNavigate={onNavigate} />;
}

/** The public appointment, reached in-app. */
export function PublicAppointmentRoute() {
  const { code = '' } = useParams();
  return <PublicAppointment code={code} />;
}
