import { palettePart } from '@/records/palette/palettePart';
import { listPath } from './manifestationPaths';

export default palettePart({
  listPath,
  one: 'manifestação',
  acts: [{ label: 'Trocar status', panel: 'status', rule: 'status_manifestation' }],
  panels: async (over) => {
    const [{ manifestationsModule }, { default: Panels }] = await Promise.all([
      import('./manifestationsModule'),
      import('./ManifestationPanels'),
    ]);
    return over(manifestationsModule, listPath, Panels);
  },
  search: null,
});
