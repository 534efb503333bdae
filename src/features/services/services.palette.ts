import { listPath } from '@/records/links/services';
import { edit, palettePart, remind } from '@/records/palette/palettePart';

export default palettePart({
  listPath,
  one: 'atendimento',
  icon: 'comment',
  acts: [
    { label: 'Trocar status', panel: 'status', rule: 'edit_treatment' },
    { label: 'Comentar', panel: 'comment', rule: 'create_commet_treatment' },
    remind(),
    edit('edit_treatment'),
  ],
  panels: async (over) => {
    const [{ servicesModule }, { default: Panels }] = await Promise.all([
      import('./servicesModule'),
      import('./ServicePanels'),
    ]);
    return over(servicesModule, listPath, Panels);
  },
  search: {
    order: 20,
    title: 'Atendimentos',
    reference: 'AT',
    takesWords: true,
    load: () => import('./services.search'),
  },
});
