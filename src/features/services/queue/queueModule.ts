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

/* The queue's URL: `/services/queue?whose=all&view=overdue`. Its panels are the list's. */

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
/** One's own queue, everyone's, or a user's. */
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
    /** The queue's user, if it is neither one's own nor everyone's. */
    responsibleId: idFilter('Responsável', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  // Services cannot be created here: the list checks that right.
  panels: servicesModule.panels.filter((panel) => panel !== 'create'),
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    serviceQueue: StateOf<typeof queueModule.slice>;
  }
}

/** The URL of a view; both parameters are explicit, as without them the last view opens. */
export const queueViewPath = (view: QueueView, of: QueueOwner) =>
  filteredPath(
    queuePath,
    queueModule,
    typeof of === 'number' ? { whose: 'all', view, responsibleId: of } : { whose: of, view },
  );
