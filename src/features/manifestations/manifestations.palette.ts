import { listPanels, palettePart } from '@/records/palette/palettePart';
import { listPath } from './manifestationPaths';

export default palettePart({
  listPath,
  one: 'manifestação',
  acts: [{ label: 'Trocar status', panel: 'status', rule: 'status_manifestation' }],
  panels: listPanels(
    listPath,
    () => import('./manifestationsModule').then(({ manifestationsModule }) => manifestationsModule),
    () => import('./ManifestationPanels'),
  ),
  search: null,
});
