/** Where a client sees the invoice to pay. */
export const openInvoicePath = (identifier: string) => `/invoice/open/${encodeURIComponent(identifier)}`;

/** Where a client without an open invoice pays for the licence. */
export const licencePaymentPath = (identifier: string) =>
  `/invoice/use-license/${encodeURIComponent(identifier)}`;
