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

/** A charge that waits for its payment. */
export interface Invoice {
  id: number;
  periodStart: LocalDate;
  periodEnd: LocalDate;
  dueDate: LocalDate;
  /** Reais. */
  value: number;
  /** Comes from outside: show it through `safeHref` only. */
  bankSlipUrl: string;
}

/** The office that pays for the licence, found by the identifier in its link. */
export interface BillingClient {
  name: string;
  /** It has never paid: whoever pays now says who they are. */
  isNew: boolean;
  /** Price of one month in reais. */
  monthlyValue: number;
  openInvoice: Invoice | null;
  payer: { name: string; document: string; email: string; phone: string };
}

/** A date that an invoice is none without. */
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

/** `cliente.php` `getByIdentifier`: public, without a token. */
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

/** `pagamento.php` `createBillingBankSlip`: public; the slip is then read with the client. */
export const createBankSlip = (purchase: LicencePurchase) =>
  callApi({
    script: 'pagamento.php',
    action: 'createBillingBankSlip',
    method: 'POST',
    body: purchase,
    isPublic: true,
    reply: ignoreReply,
  });
