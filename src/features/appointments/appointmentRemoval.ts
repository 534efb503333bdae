import { removalWords } from '@/records/panel/removalWords';

export const appointmentRemoval = removalWords({
  rule: 'delete_appointment',
  article: 'o',
  one: 'compromisso',
  many: 'compromissos',
});
