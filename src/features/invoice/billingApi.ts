import * as v from 'valibot';
import { callApi } from '@/api/client';
import {
  digits,
  flag,
  ignoreReply,
  localDate,
  none,
  phpId,
  phpNumber,
  text,
  wholeRecordOf,
} from '@/api/reply';

const day = v.pipe(localDate, v.nonEmpty());

const invoice = v.object({
  id: phpId,
  periodStart: day,
  periodEnd: day,
  dueDate: day,
  /** Reais. */
  value: phpNumber,
  /** Untrusted: show only through `safeHref`. */
  bankSlipUrl: text,
});
/** An unpaid charge. */
export type Invoice = v.InferOutput<typeof invoice>;

export const reply = v.pipe(
  v.object({
    clientName: text,
    /** Reais per month. */
    value: phpNumber,
    /** Never paid before. */
    newClient: flag(),
    openInvoice: v.nullish(v.union([none, invoice]), null),
    inputBillingName: text,
    inputBillingDocument: text,
    inputBillingEmail: text,
    inputBillingPhoneNumber: digits,
  }),
  v.transform((client) => ({
    name: client.clientName,
    isNew: client.newClient,
    monthlyValue: client.value,
    openInvoice: client.openInvoice,
    payer: {
      name: client.inputBillingName,
      document: client.inputBillingDocument,
      email: client.inputBillingEmail,
      phone: client.inputBillingPhoneNumber,
    },
  })),
);

/** The licence payer, found by the identifier in the link. */
export type BillingClient = v.InferOutput<typeof reply>;

/** Public call: sends no token. */
export const readBillingClient = (identifier: string, signal?: AbortSignal) =>
  callApi({
    script: 'cliente.php',
    action: 'getByIdentifier',
    query: { identifier },
    isPublic: true,
    reply: wholeRecordOf(reply),
    ...(signal ? { signal } : {}),
  });

interface LicencePurchase {
  clientToken: string;
  billingName: string;
  billingDocument: string;
  billingEmail: string;
  billingPhoneNumber: string;
  /** Months: 1, 3, 6 or 12. */
  period: number;
  firstBuy: boolean;
}

/** The form's values: the payer, digits without masks, and the plan's months. */
export type LicenceValues = Omit<LicencePurchase, 'clientToken' | 'firstBuy'>;

/** Public call; the slip is then read with the client. */
export const createBankSlip = (purchase: LicencePurchase) =>
  callApi({
    script: 'pagamento.php',
    action: 'createBillingBankSlip',
    method: 'POST',
    body: purchase,
    isPublic: true,
    reply: ignoreReply,
  });
