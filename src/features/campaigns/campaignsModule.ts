import type { StateOf } from '@/api/rootReducer';
import { choiceFilter, dateFilter, textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { campaignStatuses, campaignTypes, titleOf, type CampaignRow } from './campaign';

export const campaignsModule = createListModule({
  name: 'campaigns',
  title: 'Campanhas',
  one: 'campanha',
  many: 'campanhas',
  labelOf: (row: CampaignRow) => titleOf(row),
  filters: {
    name: textFilter('Nome da campanha'),
    dateSend: dateFilter('Data de envio'),
    type: choiceFilter('Tipo', campaignTypes),
    status: choiceFilter('Status', campaignStatuses),
  },
  quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['cancel'],
});

export const campaignsSlice = campaignsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    campaigns: StateOf<typeof campaignsSlice>;
  }
}
