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
import type { LocalDate } from '@/formats/dates';

/** An unpaid charge. */
export interface Invoice {
  id: number;
  periodStart: LocalDate;
  periodEnd: LocalDate;
  dueDate: LocalDate;
  /** Reais. */
  value: number;
  /** Untrusted: show only through `safeHref`. */
  bankSlipUrl: string;
}

/** The licence payer, found by the identifier in the link. */
export interface BillingClient {
  name: string;
  /** Never paid before. */
  isNew: boolean;
  /** Reais per month. */
  monthlyValue: number;
  openInvoice: Invoice | null;
  payer: { name: string; document: string; email: string; phone: string };
}

const day = v.pipe(localDate, v.nonEmpty());

const invoice = v.object({
  id: phpId,
  periodStart: day,
  periodEnd: day,
  dueDate: day,
  value: phpNumber,
  bankSlipUrl: text,
});

export const reply = v.pipe(
  v.object({
    clientName: text,
    value: phpNumber,
    newClient: flag(),
    openInvoice: v.nullish(v.union([none, invoice]), null),
    inputBillingName: text,
    inputBillingDocument: text,
    inputBillingEmail: text,
    inputBillingPhoneNumber: digits,
  }),
  v.transform((client): BillingClient => ({
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

export interface LicencePurchase {
  clientToken: string;
  billingName: string;
  billingDocument: string;
  billingEmail: string;
  billingPhoneNumber: string;
  /** Months: 1, 3, 6 or 12. */
  period: number;
  firstBuy: boolean;
}

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
