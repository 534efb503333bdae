import type { StateOf } from '@/api/rootReducer';
import { choices } from '@/formats/choices';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { choiceFilter, idFilter } from '@/records/list/filters';
import { filteredPath } from '@/records/list/listAddress';
import { createListModule } from '@/records/list/listModule';
import { referenceOf, type ServiceRow } from '../service';
import { queuePath } from '@/records/links/services';
import { servicesModule } from '../servicesModule';
import { stillDays } from './deadlines';

/* The queue's address: `/services/queue?whose=all&view=overdue`. Its panels are those of the list. */

export const whose = choices([
  { value: 'mine', label: 'Minha fila' },
  { value: 'all', label: 'Todo o gabinete' },
]);

export const views = choices([
  { value: 'open', label: 'Em aberto' },
  { value: 'overdue', label: 'Vencidos' },
  { value: 'still', label: `Sem movimento há ${stillDays} dias` },
  { value: 'return', label: 'A retornar' },
  { value: 'alike', label: 'Pedidos parecidos' },
]);
export type QueueView = (typeof views)[number]['value'];
export type Whose = (typeof whose)[number]['value'];
/** One's own, that of all, or that of a user. */
export type QueueOwner = Whose | number;

export const queueModule = createListModule({
  name: 'serviceQueue',
  title: 'Minha fila',
  one: 'atendimento',
  many: 'atendimentos',
  labelOf: (row: ServiceRow) => referenceOf(row),
  filters: {
    whose: choiceFilter('De quem', whose),
    view: choiceFilter('Visão', views),
    /** Whose queue it is, where it is neither one's own nor that of all. */
    responsibleId: idFilter('Responsável', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  // Nothing is created here: the list asks for that right.
  panels: servicesModule.panels.filter((panel) => panel !== 'create'),
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    serviceQueue: StateOf<typeof queueModule.slice>;
  }
}

/** A view of the queue; both are said, as a bare address opens the last one seen. */
export const queueViewPath = (view: QueueView, of: QueueOwner) =>
  filteredPath(
    queuePath,
    queueModule,
    typeof of === 'number' ? { whose: 'all', view, responsibleId: of } : { whose: of, view },
  );
