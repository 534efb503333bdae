import { removalWords } from '@/records/panel/removalWords';

export const voterRemoval = removalWords({
  rule: 'delete_voter',
  article: 'o',
  one: 'eleitor',
  many: 'eleitores',
  also: 'seus atendimentos',
});
