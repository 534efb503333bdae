import { removalWords } from '@/records/panel/removalWords';

export const manifestationRemoval = removalWords({
  rule: 'delete_manifestation',
  article: 'a',
  one: 'manifestação',
  many: 'manifestações',
});
