import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { DownloadIcon, FilterIcon, PlusIcon, PrintIcon } from '@/ui/icons';
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
import { printColumns, tableColumns } from './appointmentColumns';
import csvWorker from './appointmentCsv.worker?worker&url';
import { activeFilters, isStartingSearch } from './appointmentFilters';
import { referenceOf } from './appointmentRow';
import {
  appointmentsApi,
  fetchAppointments,
  fetchAppointmentsForCsv,
  type AppointmentRow,
} from './appointmentsApi';
import { appointmentsSlice } from './appointmentsSlice';
import { AppointmentsWelcome } from './AppointmentsWelcome';

const AppointmentPanels = lazy(() => import('./AppointmentPanels'));
const csv = { worker: csvWorker, load: async () => (await import('./appointmentCsv')).appointmentCsv };

/** The appointments list and its panels (document 1, section 2, 'Appointments list'). */
export function AppointmentsScreen() {
  usePageTitle('Compromissos');
  const module = useModule(appointmentsSlice);
  const { filters, page, panel, openPanel, changeFilters } = module;
  const users = useUsers().data ?? [];
  const search = appointmentsApi.useAppointmentsQuery({ ...filters, page, limit: pageSize });
  const list = useList({ search, module, hasFilters: !isStartingSearch(filters), many: 'compromissos' });
  const exporting = useExport();
  const fetchRows = (signal: AbortSignal) => fetchAppointments(filters, list.total, signal);

  const blocked = useBlockedReason();
  const createBlocked = blocked('create_appointment', 'Você não tem permissão para cadastrar compromissos.');
  const create = (
    <Button
      kind="primary"
      icon={<PlusIcon />}
      blockedReason={createBlocked}
      onClick={() => openPanel('create')}
    >
      Novo
    </Button>
  );

  const rowMenu = ({ id }: AppointmentRow) => [
    {
      label: 'Editar',
      onSelect: () => openPanel('edit', id),
      blockedReason: blocked('edit_appointment', 'Você não tem permissão para editar compromissos.'),
    },
    { label: 'Copiar', onSelect: () => openPanel('copy', id), blockedReason: createBlocked },
    {
      label: 'Excluir',
      tone: 'danger' as const,
      onSelect: () => openPanel('remove', id),
      blockedReason: blocked('delete_appointment', 'Você não tem permissão para excluir compromissos.'),
    },
  ];

  return (
    <ListPage>
      <ListHeader title="Compromissos" count={list.count} one="compromisso" many="compromissos">
        <HeaderActions
          actions={[
            {
              label: 'Download Excel (.csv)',
              icon: <DownloadIcon />,
              busy: exporting.inProgress === 'csv',
              blockedReason:
                blocked('export_appointment', 'Você não tem permissão para exportar compromissos.') ??
                list.exportBlocked ??
                exporting.blocked,
              onSelect: () =>
                void exporting.downloadCsv({
                  prefix: 'listagem-compromissos',
                  total: list.total,
                  csv,
                  fetchPage: (rows, signal) => fetchAppointmentsForCsv(filters, rows, signal),
                }),
            },
            {
              label: 'Imprimir resultados',
              icon: <PrintIcon />,
              busy: exporting.inProgress === 'file',
              blockedReason:
                blocked('print_appointment', 'Você não tem permissão para imprimir compromissos.') ??
                list.exportBlocked ??
                exporting.blocked,
              onSelect: () =>
                void exporting.downloadPrint({
                  prefix: 'listagem-compromisso',
                  title: 'Compromissos',
                  columns: printColumns,
                  fetchRows,
                }),
            },
            { label: 'Filtrar compromissos', icon: <FilterIcon />, onSelect: () => openPanel('filter') },
          ]}
        />
        {create}
      </ListHeader>
      <ActiveFilters
        filters={activeFilters(filters, users)}
        onRemove={module.clearFilter}
        onClear={module.clearFilters}
      />
      <ListBody
        state={list.state}
        failure={list.failure}
        onRetry={() => void search.refetch()}
        onOpenFilters={() => openPanel('filter')}
        create={create}
        welcome={<AppointmentsWelcome blockedReason={createBlocked} onStart={() => openPanel('create')} />}
      >
        <ListTable
          label="Compromissos"
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
          <AppointmentPanels
            panel={panel}
            filters={filters}
            onFilter={changeFilters}
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
