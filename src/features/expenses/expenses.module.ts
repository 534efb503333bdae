import { listPath } from '@/records/links/expenses';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './expensesFirstCall';

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
});
