import { listOf, recordOf } from '../../../src/api/reply';
import * as poll from '../../../src/features/polls/poll';
import { read, type CheckedModule } from '../checkedModule';
import { today, change, remove, create, page } from '../writtenRecord';

export const checked: CheckedModule = {
  reads: {
    'survey.php': read('Enquetes: lista', listOf(poll.pollRow), {
      finds: { reference: 'id', question: 'question' },
    }),
    'survey.php id': read('Enquetes: detalhes', recordOf(poll.pollDetails)),
    'survey.php getAnalytics': read('Enquetes: resultado', recordOf(poll.pollResults)),
  },
  written: [
    {
      screen: 'Enquetes',
      script: 'survey.php',
      body: (mark) => ({
        question: mark,
        thanksText: '',
        endDate: today(),
        color: 6,
        options: [{ op: 'Sim' }, { op: 'Não' }],
      }),
      create,
      change,
      remove,
      list: { action: '', query: page },
      marked: 'question',
      changes: { field: 'thanksText', value: 'Obrigado pela resposta.', kept: 'options' },
      required: 'question',
    },
  ],
};
