import { edit, palettePart } from '@/records/palette/palettePart';
import { listPath } from './callPaths';

export default palettePart({
  listPath,
  one: 'ligação',
  icon: 'phone',
  acts: [edit('edit_call')],
  panels: async (over) => {
    const [{ callsModule }, { default: Panels }] = await Promise.all([
      import('./callsModule'),
      import('./CallPanels'),
    ]);
    return over(callsModule, listPath, Panels);
  },
  search: { order: 50, title: 'Ligações', reference: 'LI', load: () => import('./calls.search') },
});
