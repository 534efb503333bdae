import { palettePart } from '@/records/palette/palettePart';
import { listPath } from './pollPaths';

export default palettePart({
  listPath,
  one: 'enquete',
  acts: [],
  panels: async (over) => {
    const [{ pollsModule }, { default: Panels }] = await Promise.all([
      import('./pollsModule'),
      import('./PollPanels'),
    ]);
    return over(pollsModule, listPath, Panels);
  },
  search: null,
});
