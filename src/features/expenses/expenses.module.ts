import { listPath } from '@/records/links/expenses';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './expensesFirstCall';
import palette from './expenses.palette';

const rights = {
  create_expense: 'criar despesas',
  edit_expense: 'editar despesas',
  delete_expense: 'excluir despesas',
  print_expense: 'exportar despesas',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    expenses: keyof typeof rights;
  }
}

export default defineModule({
  order: 60,
  screens: [
    {
      path: listPath,
      label: 'Despesas',
      letter: 'd',
      creation: { label: 'Nova despesa', rule: 'create_expense' },
      menu: { bar: 992 },
      load: () => import('./ExpensesScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: listPath, text: 'O que o gabinete gastou e o que falta pagar.' },
  ofVoter: null,
  report: null,
  day: null,
  palette,
  rights,
  permissions: {
    area: 'Despesas',
    of: {
      create_expense: ['Criar despesas', 'Lançar gastos, também a partir de outro.'],
      edit_expense: ['Editar despesas', 'Alterar gastos lançados.'],
      delete_expense: ['Excluir despesas', 'Tirar um gasto da lista, de vez.'],
      print_expense: ['Exportar despesas', 'Baixar a lista em Excel.'],
    },
  },
  help: {
    [listPath]: () => import('./expenses.help'),
  },
});
