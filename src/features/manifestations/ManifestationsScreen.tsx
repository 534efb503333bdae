import { lazy } from 'react';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { manifestationColumns } from './manifestationColumns';
import { manifestationsApi, searchCall } from './manifestationsApi';
import { manifestationsModule, mayComment } from './manifestationsModule';

const ManifestationPanels = lazy(() => import('./ManifestationPanels'));
const ManifestationsWelcome = lazy(() => import('./home/ManifestationsWelcome'));

/** The manifestations list and its panels; citizens write them, so none is made here. */
export const ManifestationsScreen = atAddress(manifestationsModule, function ManifestationsScreen() {
  const search = manifestationsApi.useManifestationsQuery(useModule(manifestationsModule).search);
  const list = useListScreen(manifestationsModule, search, undefined);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={manifestationColumns}
      actions={[
        csvAction({ rule: 'print_manifestation', prefix: 'listagem-manifestacoes-', call: searchCall }),
      ]}
      rowActions={[
        { label: 'Trocar status', rule: 'status_manifestation', panel: 'status' },
        { label: 'Comentar/Anotar', rule: 'status_manifestation', allows: mayComment, panel: 'comment' },
        { label: 'Excluir', rule: 'delete_manifestation', panel: 'remove' },
      ]}
      welcome={ManifestationsWelcome}
      panels={ManifestationPanels}
    />
  );
});
