import { removalWords } from '@/records/panel/removalWords';

export const documentRemoval = removalWords({
  rule: 'delete_legislative_process',
  article: 'o',
  one: 'documento',
  many: 'documentos',
});
