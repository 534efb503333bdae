import * as v from 'valibot';
import {
  choiceId,
  digits,
  flag,
  groupOf,
  none,
  optionalDate,
  optionalDateTime,
  optionalNumber,
  phpId,
  phpNumber,
  text,
} from '@/api/reply';
import type { BadgeTone } from '@/ui/panel/Badge';

/* The office's account: who it is, what it pays for, and what it is to pay. */

const product = groupOf({
  /** Reais a month. */
  value: optionalNumber,
  dateStartLicense: optionalDate,
  dateEndLicense: optionalDate,
  dateExpireTrial: optionalDate,
  status: flag(),
});

export const account = v.object({
  name: text,
  telephone: digits,
  mail: text,
  createdAt: optionalDateTime,
  /** Who pays; null for an office that was never charged. */
  billing: v.nullish(v.union([none, v.object({ name: text, document: text })]), null),
  product,
});
export type Account = v.InferOutput<typeof account>;

interface AccountStatus {
  label: string;
  tone: BadgeTone;
}

/** In its trial an account has nobody who pays, and a day on which the trial ends. */
export const isOnTrial = ({ billing, product: { dateExpireTrial } }: Account) =>
  billing === null && dateExpireTrial !== null;

export function accountStatus(of: Account): AccountStatus {
  if (isOnTrial(of)) return { label: 'Período de avaliação', tone: 'info' };
  return of.product.status ? { label: 'Ativa', tone: 'success' } : { label: 'Inativa', tone: 'danger' };
}

/** Why a trial account buys nothing. */
export const trialReason = 'No período de avaliação não é possível realizar a ação.';

export const invoice = v.object({
  id: phpId,
  serviceName: text,
  dueDate: optionalDate,
  payDay: optionalDate,
  /** Reais; null where that cannot be read. */
  value: optionalNumber,
  statusId: choiceId,
  statusName: text,
  /** Comes from outside: show it through `safeHref` only. */
  bankSlipUrl: text,
});
export type Invoice = v.InferOutput<typeof invoice>;

const paid = 1;
export const isPaid = ({ statusId }: Invoice) => statusId === paid;
export const isOverdue = (one: Invoice, today: string) =>
  !isPaid(one) && one.dueDate !== null && one.dueDate < today;

/** What is to be paid first, the longest due at the top; then what was paid, the newest at the top. */
export const inOrderOfPayment = (invoices: readonly Invoice[]): Invoice[] =>
  [...invoices].sort((a, b) => {
    if (isPaid(a) !== isPaid(b)) return isPaid(a) ? 1 : -1;
    const earlier = (a.dueDate ?? '').localeCompare(b.dueDate ?? '') || a.id - b.id;
    return isPaid(a) ? -earlier : earlier;
  });

/** What a purchase answers with. */
export const purchase = v.object({
  dueDate: optionalDate,
  amount: phpId,
  totalValue: phpNumber,
  url: text,
});
export type Purchase = v.InferOutput<typeof purchase>;
