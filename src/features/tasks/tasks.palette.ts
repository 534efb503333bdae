import { edit, palettePart } from '@/records/palette/palettePart';
import { listPath } from './taskPaths';

export default palettePart({
  listPath,
  one: 'tarefa',
  acts: [edit(), { label: 'Copiar', panel: 'copy' }],
  panels: async (over) => {
    const [{ tasksModule }, { default: Panels }] = await Promise.all([
      import('./tasksModule'),
      import('./TaskPanels'),
    ]);
    return over(tasksModule, listPath, Panels);
  },
  search: null,
});
