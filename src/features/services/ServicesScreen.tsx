import { lazy } from 'react';
import { sendUsageEvent } from '@/api/usageEvents';
import { stampedFileName } from '@/formats/files';
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
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { usePageTitle } from '@/ui/usePageTitle';
import { tableColumns } from './serviceColumns';
import csvWorker from './serviceCsv.worker?worker&url';
import { referenceOf } from './serviceRow';
import { activeFilters } from './serviceFilters';
import { fetchServicesForCsv, fetchServicesPdf, servicesApi, type ServiceRow } from './servicesApi';
import { servicesSlice } from './servicesSlice';
import { ServicesWelcome } from './ServicesWelcome';
import { useServiceOptions } from './useServiceOptions';

const ServicePanels = lazy(() => import('./ServicePanels'));
const csv = { worker: csvWorker, load: async () => (await import('./serviceCsv')).serviceCsv };

/** The service requests list and its panels (document 2, section 2.2). */
export function ServicesScreen() {
  usePageTitle('Atendimentos');
  const module = useModule(servicesSlice);
  const { filters, page, panel, openPanel } = module;
  const options = useServiceOptions();
  const search = servicesApi.useServicesQuery({ ...filters, page, limit: pageSize });
  const chips = activeFilters(filters, options);
  const list = useList({ search, module, hasFilters: chips.length > 0, many: 'atendimentos' });
  const exporting = useExport();

  const blocked = useBlockedReason();
  const createBlocked = blocked('create_treatment', 'Você não tem permissão para cadastrar atendimentos.');
  const printBlocked = blocked(
    'print_search_treatment',
    'Você não tem permissão para imprimir atendimentos.',
  );
  const startNew = () => openPanel('create');
  const openFilters = () => {
    sendUsageEvent('filter_opened', '/services/list');
    openPanel('filter');
  };
  const create = (
    <Button kind="primary" icon={<PlusIcon />} blockedReason={createBlocked} onClick={startNew}>
      Novo
    </Button>
  );

  const printList = () =>
    void exporting.downloadDocument({
      fetch: (signal) => fetchServicesPdf(filters, list.total, signal),
      build: (pdf) => ({ name: stampedFileName('listagem-atendimentos-', 'pdf'), content: pdf }),
    });

  const printOne = (row: ServiceRow) =>
    void exporting.downloadDocument({
      fetch: async (signal) => (await import('./serviceSheet')).fetchServiceSheet(row.id, signal),
      build: (sheet) => ({
        name: `atendimento-${referenceOf(row)}.html`,
        content: sheet,
        type: 'text/html;charset=utf-8',
      }),
    });

  const rowMenu = (row: ServiceRow) => {
    const open = (name: 'edit' | 'status' | 'comment' | 'upload' | 'reminder' | 'remove') => () =>
      openPanel(name, row.id);
    return [
      {
        label: 'Editar',
        onSelect: open('edit'),
        blockedReason: blocked('edit_treatment', 'Você não tem permissão para editar atendimentos.'),
      },
      {
        label: 'Trocar status',
        onSelect: open('status'),
        blockedReason: blocked(
          'edit_treatment',
          'Você não tem permissão para trocar o status de atendimentos.',
        ),
      },
      {
        label: 'Comentar',
        onSelect: open('comment'),
        blockedReason: blocked(
          'create_commet_treatment',
          'Você não tem permissão para comentar atendimentos.',
        ),
      },
      {
        label: 'Upload arquivo',
        onSelect: open('upload'),
        blockedReason: blocked(
          'edit_treatment',
          'Você não tem permissão para enviar arquivos de atendimentos.',
        ),
      },
      {
        label: 'Imprimir',
        onSelect: () => printOne(row),
        blockedReason: printBlocked ?? exporting.blocked,
      },
      { label: 'Criar lembrete', onSelect: open('reminder') },
      {
        label: 'Excluir',
        tone: 'danger' as const,
        onSelect: open('remove'),
        blockedReason: blocked('delete_treatment', 'Você não tem permissão para excluir atendimentos.'),
      },
    ];
  };

  return (
    <ListPage>
      <ListHeader title="Atendimentos" count={list.count} one="atendimento" many="atendimentos">
        <HeaderActions
          actions={[
            {
              label: 'Download Excel (.csv)',
              icon: <DownloadIcon />,
              busy: exporting.inProgress === 'csv',
              blockedReason:
                blocked('export_treatment', 'Você não tem permissão para exportar atendimentos.') ??
                list.exportBlocked ??
                exporting.blocked,
              onSelect: () =>
                void exporting.downloadCsv({
                  prefix: 'listagem-atendimentos-',
                  total: list.total,
                  csv,
                  fetchPage: (rows, signal) => fetchServicesForCsv(filters, rows, signal),
                }),
            },
            {
              label: 'Imprimir resultados',
              icon: <PrintIcon />,
              busy: exporting.inProgress === 'file',
              blockedReason: printBlocked ?? list.exportBlocked ?? exporting.blocked,
              onSelect: printList,
            },
            { label: 'Filtrar atendimentos', icon: <FilterIcon />, onSelect: openFilters },
          ]}
        />
        {create}
      </ListHeader>
      <ActiveFilters filters={chips} onRemove={module.clearFilter} onClear={module.clearFilters} />
      <ListBody
        state={list.state}
        failure={list.failure}
        onRetry={() => void search.refetch()}
        onOpenFilters={openFilters}
        create={createBlocked ? undefined : create}
        welcome={<ServicesWelcome blockedReason={createBlocked} onStart={startNew} />}
      >
        <ListTable
          label="Atendimentos"
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
          <ServicePanels
            panel={panel}
            rows={list.rows}
            filters={filters}
            options={options}
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
