import { lazy, Suspense } from 'react';
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
import { usePageTitle } from '@/ui/usePageTitle';
import { csvColumns, printColumns, referenceOf, tableColumns } from './appointmentColumns';
import { activeFilters, isStartingSearch } from './appointmentFilters';
import { appointmentsApi, fetchAppointments, type AppointmentRow } from './appointmentsApi';
import { appointmentsSlice } from './appointmentsSlice';
import { AppointmentsWelcome } from './AppointmentsWelcome';

const AppointmentPanels = lazy(() => import('./AppointmentPanels'));

/** The appointments list and its panels (document 1, section 2, 'Appointments list'). */
export function AppointmentsScreen() {
  usePageTitle('Compromissos');
  const { client } = useSignedInSession();
  const can = useCan();
  const module = useModule(appointmentsSlice);
  const { filters, page, panel, openPanel, changeFilters } = module;
  const exporting = useExport();
  const users = useUsers().data ?? [];

  const search = appointmentsApi.useAppointmentsQuery({ ...filters, page, limit: pageSize });
  const { data: list, isFetching } = search;
  const failure = failureOf(search.error);
  const total = list?.total ?? 0;
  const fetchRows = (signal: AbortSignal) => fetchAppointments(filters, total, signal);

  const state = listState({
    isLoading: isFetching,
    failure,
    rows: list?.rows,
    isTrial: client.isTrial,
    hasFilters: !isStartingSearch(filters),
  });

  const createBlocked = can('create_appointment')
    ? undefined
    : 'Você não tem permissão para cadastrar compromissos.';
  const nothingToExport = total === 0 ? 'Não há compromissos para exportar.' : undefined;
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
      blockedReason: can('edit_appointment') ? undefined : `${mayNot} editar compromissos.`,
    },
    { label: 'Copiar', onSelect: () => openPanel('copy', id), blockedReason: createBlocked },
    {
      label: 'Excluir',
      tone: 'danger' as const,
      onSelect: () => openPanel('remove', id),
      blockedReason: can('delete_appointment') ? undefined : `${mayNot} excluir compromissos.`,
    },
  ];

  return (
    <ListPage>
      <ListHeader title="Compromissos" count={list?.total} one="compromisso" many="compromissos">
        <HeaderActions
          actions={[
            {
              label: 'Download Excel (.csv)',
              icon: <DownloadIcon />,
              busy: exporting.busy,
              blockedReason: can('export_appointment') ? nothingToExport : `${mayNot} exportar compromissos.`,
              onSelect: () =>
                void exporting.downloadCsv({
                  prefix: 'listagem-compromissos',
                  columns: csvColumns,
                  fetchRows,
                }),
            },
            {
              label: 'Imprimir resultados',
              icon: <PrintIcon />,
              busy: exporting.busy,
              blockedReason: can('print_appointment') ? nothingToExport : `${mayNot} imprimir compromissos.`,
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
        onRemove={(key) => changeFilters({ ...filters, [key]: appointmentsSlice.emptyFilters[key as never] })}
        onClear={() => changeFilters(appointmentsSlice.emptyFilters)}
      />
      <ListBody
        state={state}
        failure={failure}
        onRetry={() => void search.refetch()}
        onOpenFilters={() => openPanel('filter')}
        create={create}
        welcome={<AppointmentsWelcome blockedReason={createBlocked} onStart={() => openPanel('create')} />}
      >
        <ListTable
          label="Compromissos"
          columns={tableColumns}
          rows={list?.rows ?? []}
          rowKey={(row) => row.id}
          rowLabel={referenceOf}
          onOpen={(row) => openPanel('details', row.id)}
          rowMenu={rowMenu}
          currentKey={panel?.id ?? null}
          dimmed={isFetching}
        />
        <ListPager page={page} total={total} pageSize={pageSize} onPage={module.changePage} />
      </ListBody>
      {panel && (
        <Suspense>
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
        </Suspense>
      )}
    </ListPage>
  );
}
