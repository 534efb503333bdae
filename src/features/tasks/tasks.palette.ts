import { edit, listPanels, palettePart } from '@/records/palette/palettePart';
import { listPath } from './taskPaths';

export default palettePart({
  listPath,
  one: 'tarefa',
  acts: [edit(), { label: 'Copiar', panel: 'copy' }],
  panels: listPanels(
    listPath,
    () => import('./tasksModule').then(({ tasksModule }) => tasksModule),
    () => import('./TaskPanels'),
  ),
  search: null,
});
