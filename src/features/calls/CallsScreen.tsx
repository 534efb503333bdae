import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { callColumns } from './callColumns';
import { callsApi, searchCall } from './callsApi';
import { callsModule } from './callsModule';

const CallPanels = lazy(() => import('./CallPanels'));
const CallsWelcome = lazy(() => import('./callsWelcome'));

/** The phone calls list and its panels. */
export const CallsScreen = atAddress(callsModule, function CallsScreen() {
  const { data: users = [] } = useUsers();
  const search = callsApi.useCallsQuery(useModule(callsModule).search);
  const list = useListScreen(callsModule, search, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={callColumns}
      actions={[csvAction({ rule: 'print_call', prefix: 'listagem-ligacoes', call: searchCall })]}
      create={{ text: 'Nova', rule: 'create_call', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', rule: 'edit_call', panel: 'edit' },
        { label: 'Excluir', rule: 'delete_call', panel: 'remove' },
      ]}
      welcome={CallsWelcome}
      panels={CallPanels}
    />
  );
});
