import { listPath } from '@/records/links/expenses';
import { edit, palettePart, remind } from '@/records/palette/palettePart';

export default palettePart({
  listPath,
  one: 'despesa',
  acts: [edit('edit_expense'), { label: 'Copiar', panel: 'copy', rule: 'create_expense' }, remind()],
  panels: async (over) => {
    const [{ expensesModule }, { default: Panels }] = await Promise.all([
      import('./expensesModule'),
      import('./ExpensePanels'),
    ]);
    return over(expensesModule, listPath, Panels);
  },
  search: null,
});
