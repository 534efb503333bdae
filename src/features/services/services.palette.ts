import { listPath } from '@/records/links/services';
import { edit, listPanels, palettePart, remind } from '@/records/palette/palettePart';

export default palettePart({
  listPath,
  one: 'atendimento',
  icon: 'comment',
  acts: [
    { label: 'Trocar status', panel: 'status', rule: 'edit_treatment' },
    {
      label: 'Gerar documento',
      panel: 'document',
      rule: 'create_legislative_process',
    },
    { label: 'Comentar', panel: 'comment', rule: 'create_commet_treatment' },
    remind(),
    edit('edit_treatment'),
  ],
  panels: listPanels(
    listPath,
    () => import('./servicesModule').then(({ servicesModule }) => servicesModule),
    () => import('./ServicePanels'),
  ),
  search: {
    order: 20,
    title: 'Atendimentos',
    reference: 'AT',
    takesWords: true,
    load: () => import('./services.search'),
  },
});
