import { listPath } from '@/records/links/expenses';
import { edit, listPanels, palettePart, remind } from '@/records/palette/palettePart';

export default palettePart({
  listPath,
  one: 'despesa',
  acts: [edit('edit_expense'), { label: 'Copiar', panel: 'copy', rule: 'create_expense' }, remind()],
  panels: listPanels(
    listPath,
    () => import('./expensesModule').then(({ expensesModule }) => expensesModule),
    () => import('./ExpensePanels'),
  ),
  search: null,
});
