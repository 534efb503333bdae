import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { manifestationColumns } from './manifestationColumns';
import { manifestationsApi, searchCall } from './manifestationsApi';
import { manifestationsModule, mayComment } from './manifestationsModule';

const ManifestationPanels = late(() => import('./ManifestationPanels'));
const BulkManifestations = late(() => import('./bulk/BulkManifestations'));
const ManifestationsWelcome = late(() => import('./home/ManifestationsWelcome'));

/** Citizens create manifestations, so there is no create button. */
const ManifestationsScreen = atAddress(manifestationsModule, function ManifestationsScreen() {
  const list = useListScreen(manifestationsModule, manifestationsApi.useManifestationsQuery, undefined);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={manifestationColumns}
      rowActions={[
        { key: 'status', label: 'Trocar status', rule: 'status_manifestation' },
        { key: 'comment', label: 'Comentar/Anotar', rule: 'status_manifestation', allows: mayComment },
        { key: 'remove', label: 'Excluir', rule: 'delete_manifestation' },
      ]}
      panels={ManifestationPanels}
      bulk={BulkManifestations}
    >
      <ListTop
        actions={[
          csvAction({ rule: 'print_manifestation', prefix: 'listagem-manifestacoes-', call: searchCall }),
        ]}
      />
      <ListRows welcome={ManifestationsWelcome} />
    </ListScreen>
  );
});

export default ManifestationsScreen;
