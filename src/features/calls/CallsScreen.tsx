import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { callColumns } from './callColumns';
import { callsApi, searchCall } from './callsApi';
import { callsModule } from './callsModule';

const CallPanels = late(() => import('./CallPanels'));
const CallsWelcome = late(() => import('./callsWelcome'));

const CallsScreen = atAddress(callsModule, function CallsScreen() {
  const { data: users = [] } = useUsers();
  const list = useListScreen(callsModule, callsApi.useCallsQuery, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={callColumns}
      create={{ text: 'Nova', rule: 'create_call' }}
      rowActions={[
        { key: 'edit', label: 'Editar', rule: 'edit_call' },
        { key: 'remove', label: 'Excluir', rule: 'delete_call' },
      ]}
      panels={CallPanels}
    >
      <ListTop actions={[csvAction({ rule: 'print_call', prefix: 'listagem-ligacoes', call: searchCall })]} />
      <ListRows welcome={CallsWelcome} />
    </ListScreen>
  );
});

export default CallsScreen;
