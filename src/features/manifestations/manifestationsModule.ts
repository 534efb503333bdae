import { idFilter, phoneFilter, textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { isNumberLike } from '@/ui/list/quickSearch';
import { protocolOf, statusName, type ManifestationRow } from './manifestation';

/** The manifestations as a list: their name, filters and panels. */
export const manifestationsModule = createListModule({
  name: 'manifestations',
  title: 'Manifestações',
  one: 'manifestação',
  many: 'manifestações',
  labelOf: (row: ManifestationRow) => protocolOf(row),
  filters: {
    // A CPF or a telephone typed into the search box is taken for one: it stays out of the address.
    protocolNumber: textFilter('Protocolo'),
    statusId: idFilter('Status', statusName),
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

/** What the right to change the status allows besides. */
export const mayComment = 'comentar manifestações';
