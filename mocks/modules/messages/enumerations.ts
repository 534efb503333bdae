import type { Enumeration } from '../../data/enumeration';

/** Channels of a message to one voter. */
export const channels: Enumeration = { 2: 'SMS', 3: 'WhatsApp' };
export const sms = 2;

/** What credits are bought for: e-mails and SMS. */
export const creditTypes: Enumeration = { 1: 'E-mail', 2: 'SMS' };

export const communicationCategories: Enumeration = {
  1: 'Aniversário',
  4: 'Cadastro eleitor',
  5: 'Atualização cadastral de eleitor',
  6: 'Visita ao escritório',
};
