import { removalWords } from '@/records/panel/removalWords';

export const taskRemoval = removalWords({
  one: 'tarefa',
  many: 'tarefas',
  article: 'a',
  asks: ['Deseja realmente remover essa tarefa?', 'Deseja realmente remover essas tarefas?'],
});
