import { edit, listPanels, palettePart } from '@/records/palette/palettePart';
import { listPath } from './callPaths';

export default palettePart({
  listPath,
  one: 'ligação',
  icon: 'phone',
  acts: [edit('edit_call')],
  panels: listPanels(
    listPath,
    () => import('./callsModule').then(({ callsModule }) => callsModule),
    () => import('./CallPanels'),
  ),
  search: { order: 50, title: 'Ligações', reference: 'LI', load: () => import('./calls.search') },
});
