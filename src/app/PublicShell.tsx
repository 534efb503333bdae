import { createRoot } from 'react-dom/client';
import { PublicAppointment } from '@/features/appointments/public/PublicAppointment';
import { OpenInvoice } from '@/features/invoice/OpenInvoice';
import { PublicErrorBoundary } from '@/frames/public/PublicErrorBoundary';
import { publicPageAt } from './publicPages';

const pages = {
  appointment: (code: string) => <PublicAppointment code={code} />,
  invoice: (identifier: string) => (
    <OpenInvoice identifier={identifier} onNavigate={(path) => window.location.replace(path)} />
  ),
};

/** The two public pages, without router, store or component library. */
export function Shell() {
  const page = publicPageAt(window.location.pathname);
  return <PublicErrorBoundary>{page && pages[page.name](page.value)}</PublicErrorBoundary>;
}

export const mount = (element: Element) => createRoot(element).render(<Shell />);
