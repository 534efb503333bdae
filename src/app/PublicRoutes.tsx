import { useNavigate, useParams } from 'react-router-dom';
import { PublicAppointment } from '@/features/appointments/public/PublicAppointment';
import { OpenInvoice } from '@/features/invoice/OpenInvoice';

/** The open invoice when it is reached from the licence payment, without leaving the app. */
export function OpenInvoiceRoute() {
  const { identity = '' } = useParams();
  const navigate = useNavigate();
  return <OpenInvoice identifier={identity} onNavigate={(path) => void navigate(path, { replace: true })} />;
}

/** The public appointment when it is reached from inside the app. */
export function PublicAppointmentRoute() {
  const { code = '' } = useParams();
  return <PublicAppointment code={code} />;
}
