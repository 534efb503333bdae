import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { DownloadIcon, FilterIcon, PlusIcon } from '@/ui/icons';
import { ActiveFilters } from '@/ui/list/ActiveFilters';
import { HeaderActions } from '@/ui/list/HeaderActions';
import { ListBody } from '@/ui/list/ListBody';
import { ListHeader } from '@/ui/list/ListHeader';
import { ListPage } from '@/ui/list/ListPage';
import { ListPager } from '@/ui/list/ListPager';
import { ListTable } from '@/ui/list/ListTable';
import { pageSize } from '@/ui/list/moduleSlice';
import { useExport } from '@/ui/list/useExport';
import { useList } from '@/ui/list/useList';
import { useModule } from '@/ui/list/useModule';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { tableColumns } from './callColumns';
import csvWorker from './callCsv.worker?worker&url';
import { activeFilters } from './callFilters';
import { referenceOf } from './callRow';
import { callsApi, fetchCallsForCsv, type CallRow } from './callsApi';
import { callsSlice } from './callsSlice';
import { CallsWelcome } from './CallsWelcome';

const CallPanels = lazy(() => import('./CallPanels'));
const csv = { worker: csvWorker, load: async () => (await import('./callCsv')).callCsv };

/** The phone calls list and its panels (document 1, section 2, 'Phone calls screen'). */
export function CallsScreen() {
  usePageTitle('Ligações');
  const module = useModule(callsSlice);
  const { filters, page, panel, openPanel } = module;
  const { data: users = [] } = useUsers();
  const search = callsApi.useCallsQuery({ ...filters, page, limit: pageSize });
  const chips = activeFilters(filters, users);
  const list = useList({ search, module, hasFilters: chips.length > 0, many: 'ligações' });
  const { inProgress, downloadCsv } = useExport();

  const blocked = useBlockedReason();
  const createBlocked = blocked('create_call', 'Você não tem permissão para cadastrar ligações.');
  const startNew = () => openPanel('create');
  const create = (
    <Button kind="primary" icon={<PlusIcon />} blockedReason={createBlocked} onClick={startNew}>
      Nova
    </Button>
  );

  const download = () =>
    void downloadCsv({
      prefix: 'listagem-ligacoes',
      total: list.total,
      csv,
      fetchPage: (rows, signal) => fetchCallsForCsv(filters, rows, signal),
    });

  const rowMenu = ({ id }: CallRow) => [
    {
      label: 'Editar',
      onSelect: () => openPanel('edit', id),
      blockedReason: blocked('edit_call', 'Você não tem permissão para editar ligações.'),
    },
    {
      label: 'Excluir',
      tone: 'danger' as const,
      onSelect: () => openPanel('remove', id),
      blockedReason: blocked('delete_call', 'Você não tem permissão para excluir ligações.'),
    },
  ];

  return (
    <ListPage>
      <ListHeader title="Ligações" count={list.count} one="ligação" many="ligações">
        <HeaderActions
          actions={[
            {
              label: 'Download Excel (.csv)',
              icon: <DownloadIcon />,
              busy: inProgress === 'csv',
              blockedReason:
                blocked('print_call', 'Você não tem permissão para exportar ligações.') ?? list.exportBlocked,
              onSelect: download,
            },
            { label: 'Filtrar ligações', icon: <FilterIcon />, onSelect: () => openPanel('filter') },
          ]}
        />
        {create}
      </ListHeader>
      <ActiveFilters filters={chips} onRemove={module.clearFilter} onClear={module.clearFilters} />
      <ListBody
        state={list.state}
        failure={list.failure}
        onRetry={() => void search.refetch()}
        onOpenFilters={() => openPanel('filter')}
        create={createBlocked ? undefined : create}
        welcome={<CallsWelcome blockedReason={createBlocked} onStart={startNew} />}
      >
        <ListTable
          label="Ligações"
          columns={tableColumns}
          rows={list.rows}
          rowKey={(row) => row.id}
          rowLabel={referenceOf}
          onOpen={(row) => openPanel('details', row.id)}
          rowMenu={rowMenu}
          currentKey={panel?.id ?? null}
          dimmed={list.isFetching}
        />
        <ListPager page={page} total={list.total} pageSize={pageSize} onPage={module.changePage} />
      </ListBody>
      {panel && (
        <PanelSlot panel={panel.name}>
          <CallPanels
            panel={panel}
            rows={list.rows}
            filters={filters}
            onFilter={module.changeFilters}
            onOpen={openPanel}
            onClose={module.closePanel}
            onDone={(text) => {
              module.closePanel();
              showToast(text);
            }}
          />
        </PanelSlot>
      )}
    </ListPage>
  );
}
