import type { StateOf } from '@/api/rootReducer';
import { choiceFilter, dateFilter, idFilter, yesNoFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { views } from './period';

/* The agenda's URL: `/agenda?view=month&date=2026-11-23&tasks=false&panel=details&id=12`. */

/** Panels of appointments keep the list's names; those of tasks are prefixed with `task`. */
export const agendaModule = createListModule({
  name: 'agenda',
  title: 'Agenda',
  one: 'entrada',
  many: 'entradas',
  labelOf: ({ id }: { id: number }) => String(id),
  filters: {
    view: choiceFilter('Período', views),
    date: dateFilter('Data'),
    list: yesNoFilter('Lista'),
    appointments: yesNoFilter('Compromissos'),
    tasks: yesNoFilter('Tarefas'),
    birthdays: yesNoFilter('Aniversários'),
    participantId: idFilter('De quem', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  panels: [
    'create',
    'edit',
    'copy',
    'remove',
    'move',
    'task-details',
    'task-create',
    'task-edit',
    'task-copy',
    'task-remove',
    'task-move',
  ],
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    agenda: StateOf<typeof agendaModule.slice>;
  }
}

export type AgendaPanel = 'details' | 'filter' | (typeof agendaModule)['panels'][number];
