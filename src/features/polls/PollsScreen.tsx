import { atAddress } from '@/records/list/atAddress';
import { CreationContext } from '@/records/list/listParts';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { pollColumns } from './pollColumns';
import { pollsApi } from './pollsApi';
import { pollsModule } from './pollsModule';

const PollPanels = late(() => import('./PollPanels'));
const PollsWelcome = late(() => import('./pollsWelcome'));

const PollsScreen = atAddress(pollsModule, function PollsScreen() {
  const list = useListScreen(pollsModule, pollsApi.usePollsQuery, undefined);
  const create = { text: 'Nova', emptyText: 'Nova enquete' };

  // Actions are always enabled: the server enforces permissions here.
  return (
    <ListScreen
      list={list}
      columns={pollColumns}
      create={create}
      rowActions={[
        { key: 'edit', label: 'Editar' },
        { key: 'remove', label: 'Excluir' },
        { key: 'removeAnswers', label: 'Excluir respostas' },
      ]}
      panels={PollPanels}
    >
      <ListTop />
      {/* Only users with the permission are invited to create the first one. */}
      <CreationContext value={{ ...create, rule: 'create_survey' }}>
        <ListRows welcome={PollsWelcome} />
      </CreationContext>
    </ListScreen>
  );
});

export default PollsScreen;
