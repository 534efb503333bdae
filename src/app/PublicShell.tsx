import { createRoot } from 'react-dom/client';
import { PublicAppointment } from '@/features/appointments/public/PublicAppointment';
import { OpenInvoice } from '@/features/invoice/OpenInvoice';
import { PublicErrorBoundary } from '@/ui/public/PublicErrorBoundary';

const pages = {
  appointment: (code: string) => <PublicAppointment code={code} />,
  open: (identifier: string) => (
    <OpenInvoice identifier={identifier} onNavigate={(path) => window.location.replace(path)} />
  ),
};

/** A link may arrive cut in the middle of an encoded letter; such a code is simply unknown. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The two pages citizens open from a shared link, without router, store or component library. */
export function Shell() {
  const [page, value = ''] = window.location.pathname.split('/').filter(Boolean).slice(-2);
  const show = page === 'open' ? pages.open : pages.appointment;
  return <PublicErrorBoundary>{show(decode(value))}</PublicErrorBoundary>;
}

/** Shows it in the page's root. */
export const mount = (element: Element) => createRoot(element).render(<Shell />);
