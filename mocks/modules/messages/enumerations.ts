import type { Enumeration } from '../../data/enumeration';

export const channels: Enumeration = { 2: 'SMS', 3: 'WhatsApp' };
export const sms = 2;

/** Types of credits. */
export const creditTypes: Enumeration = { 1: 'E-mail', 2: 'SMS' };

export const communicationCategories: Enumeration = {
  1: 'Aniversário',
  4: 'Cadastro eleitor',
  5: 'Atualização cadastral de eleitor',
  6: 'Visita ao escritório',
};
