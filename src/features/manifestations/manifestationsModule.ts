import type { StateOf } from '@/api/rootReducer';
import { choiceFilter, phoneFilter, textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { isNumberLike } from '@/records/list/quickSearch';
import { manifestationStatuses, protocolOf, type ManifestationRow } from './manifestation';

export const manifestationsModule = createListModule({
  name: 'manifestations',
  title: 'Manifestações',
  one: 'manifestação',
  many: 'manifestações',
  labelOf: (row: ManifestationRow) => protocolOf(row),
  filters: {
    // A CPF or telephone may be typed here, so it stays out of the URL.
    protocolNumber: textFilter('Protocolo'),
    statusId: choiceFilter('Status', manifestationStatuses),
    name: textFilter('Nome'),
    email: textFilter('E-mail'),
    telephone: phoneFilter('Telefone'),
  },
  quickSearch: {
    by: 'protocolo ou nome',
    filters: ['protocolNumber', 'name'],
    read: (text) => (isNumberLike(text) ? { protocolNumber: text } : { name: text }),
  },
  panels: ['status', 'comment', 'service', 'remove'],
});

export const manifestationsSlice = manifestationsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    manifestations: StateOf<typeof manifestationsSlice>;
  }
}

/** Also allowed by the permission to change status. */
export const mayComment = 'comentar manifestações';
