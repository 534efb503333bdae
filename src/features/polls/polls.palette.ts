import { listPanels, palettePart } from '@/records/palette/palettePart';
import { listPath } from './pollPaths';

export default palettePart({
  listPath,
  one: 'enquete',
  acts: [],
  panels: listPanels(
    listPath,
    () => import('./pollsModule').then(({ pollsModule }) => pollsModule),
    () => import('./PollPanels'),
  ),
  search: null,
});
