export const openInvoicePath = (identifier: string) => `/invoice/open/${encodeURIComponent(identifier)}`;

export const licencePaymentPath = (identifier: string) =>
  `/invoice/use-license/${encodeURIComponent(identifier)}`;
