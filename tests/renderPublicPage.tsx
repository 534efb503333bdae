import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell as AppointmentShell } from '@/app/AppointmentShell';
import { Shell as InvoiceShell } from '@/app/InvoiceShell';
import { publicPageAt } from '@/app/publicPages';

const shells = { appointment: AppointmentShell, invoice: InvoiceShell };

/** Renders a public page, which has no router. */
export function renderPublicPage(path: string) {
  window.history.replaceState(null, '', path);
  const page = publicPageAt(path);
  if (!page) throw new Error(`${path} is no public page`);
  const Shell = shells[page.name];
  render(<Shell value={page.value} />);
  return userEvent.setup();
}
