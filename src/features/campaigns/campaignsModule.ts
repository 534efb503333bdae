import { dateFilter, idFilter, textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { statusName, titleOf, typeName, type CampaignRow } from './campaign';

/** The campaigns as a list: their name, filters and panels. */
export const campaignsModule = createListModule({
  name: 'campaigns',
  title: 'Campanhas',
  one: 'campanha',
  many: 'campanhas',
  labelOf: (row: CampaignRow) => titleOf(row),
  filters: {
    name: textFilter('Nome da campanha'),
    dateSend: dateFilter('Data de envio'),
    type: idFilter('Tipo', typeName),
    status: idFilter('Status', statusName),
  },
  quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['cancel'],
});
