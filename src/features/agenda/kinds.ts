import type { Kind } from './entry';

/** In words, by kind. */
export const kindWords: Readonly<Record<Kind, { one: string; many: string; param: KindParam }>> = {
  appointment: { one: 'Compromisso', many: 'Compromissos', param: 'appointments' },
  task: { one: 'Tarefa', many: 'Tarefas', param: 'tasks' },
  birthday: { one: 'Aniversário', many: 'Aniversários', param: 'birthdays' },
};

export type KindParam = 'appointments' | 'tasks' | 'birthdays';
