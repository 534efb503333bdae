import { OpenInvoice } from '@/features/invoice/OpenInvoice';
import { publicShell } from '@/frames/public/publicShell';

export const { Shell, mount } = publicShell((identifier) => (
  <OpenInvoice identifier={identifier} onNavigate={(path) => window.location.replace(path)} />
));
