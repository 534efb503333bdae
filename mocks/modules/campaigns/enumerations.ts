import type { Enumeration } from '../../data/enumeration';

/** The ids are also those of credits. */
export const campaignTypes: Enumeration = { 1: 'E-mail', 2: 'SMS' };
export const email = 1;
export const sms = 2;

export const campaignStatuses: Enumeration = {
  1: 'Aguardando',
  2: 'Em andamento',
  4: 'Concluída',
  6: 'Cancelada',
  8: 'Cancelada sem saldo',
  9: 'Concluída parcialmente',
};

export const status = {
  waiting: 1,
  sending: 2,
  done: 4,
  cancelled: 6,
  withoutBalance: 8,
  partlyDone: 9,
} as const;
