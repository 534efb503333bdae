import { removalWords } from '@/records/panel/removalWords';

export const serviceRemoval = removalWords({
  rule: 'delete_treatment',
  article: 'o',
  one: 'atendimento',
  many: 'atendimentos',
});
