import { lazy } from 'react';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { pollColumns } from './pollColumns';
import { pollsApi } from './pollsApi';
import { pollsModule } from './pollsModule';

const PollPanels = lazy(() => import('./PollPanels'));
const PollsWelcome = lazy(() => import('./pollsWelcome'));

/** The polls list and its panels. */
export const PollsScreen = atAddress(pollsModule, function PollsScreen() {
  const search = pollsApi.usePollsQuery(useModule(pollsModule).search);
  const list = useListScreen(pollsModule, search, undefined);

  return (
    <ListScreen
      list={list}
      columns={pollColumns}
      actions={[]}
      create={{
        text: 'Nova',
        emptyText: 'Nova enquete',
        rule: 'create_survey',
        isAlwaysOffered: true,
        onStart: () => list.openPanel('create'),
      }}
      // The server says who may not: no right hides or blocks these.
      rowActions={[
        { label: 'Editar', panel: 'edit' },
        { label: 'Excluir', panel: 'remove' },
        { label: 'Excluir respostas', panel: 'removeAnswers' },
      ]}
      welcome={PollsWelcome}
      panels={PollPanels}
    />
  );
});
