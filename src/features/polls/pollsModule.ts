import type { StateOf } from '@/api/rootReducer';
import { dateFilter, referenceFilter, textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import type { PollRow } from './poll';

export const pollsModule = createListModule({
  name: 'polls',
  title: 'Enquetes',
  one: 'enquete',
  many: 'enquetes',
  labelOf: (row: PollRow) => row.reference,
  filters: {
    reference: referenceFilter('Referência'),
    question: textFilter('Pergunta'),
    startDate: dateFilter('Encerramento a partir de'),
    endDate: dateFilter('Encerramento até'),
  },
  quickSearch: { by: 'pergunta', filters: ['question'], read: (text) => ({ question: text }) },
  panels: ['create', 'edit', 'remove', 'removeAnswers'],
});

export const pollsSlice = pollsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    polls: StateOf<typeof pollsSlice>;
  }
}
