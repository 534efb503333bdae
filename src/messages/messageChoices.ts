import { choices } from '@/formats/choices';

/* Fixed options of messages to voters; values are API ids. */

export const birthday = 1;

export const communicationCategories = choices([
  { value: birthday, label: 'Aniversário' },
  { value: 4, label: 'Cadastro eleitor' },
  { value: 5, label: 'Atualização cadastral de eleitor' },
  { value: 6, label: 'Visita ao escritório' },
]);

export const sms = 2;
export const whatsapp = 3;

export const communicationChannels = choices([
  { value: sms, label: 'SMS' },
  { value: whatsapp, label: 'WhatsApp' },
]);
