import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { stampedFileName } from '@/formats/files';
import { useOptionList } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { DownloadIcon, FilterIcon, LabelsIcon, PlusIcon, PrintIcon } from '@/ui/icons';
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
import { useTags } from './labelsApi';
import { tableColumns, titleOf } from './voterColumns';
import csvWorker from './voterCsv.worker?worker&url';
import { activeFilters, withoutFilter } from './voterFilters';
import { createPath, editPath } from './voterPaths';
import { fetchVoter, fetchVoterPrint, fetchVotersForCsv, votersApi, type VoterRow } from './votersApi';
import { voterSheet } from './voterSheet';
import { votersSlice } from './votersSlice';
import { VotersWelcome } from './VotersWelcome';

const VoterPanels = lazy(() => import('./VoterPanels'));
const csv = { worker: csvWorker, load: async () => (await import('./voterCsv')).voterCsv };

/** The voters list and its panels (document 2, section 2.3). */
export function VotersScreen() {
  usePageTitle('Eleitores');
  const module = useModule(votersSlice);
  const { filters, page, panel, openPanel } = module;
  const groups = useOptionList('electorGroupList');
  useTags();
  const search = votersApi.useVotersQuery({ ...filters, page, limit: pageSize });
  const chips = activeFilters(filters, groups);
  const list = useList({ search, module, hasFilters: chips.length > 0, many: 'eleitores' });
  const exporting = useExport();
  const navigate = useNavigate();

  const blocked = useBlockedReason();
  const createBlocked = blocked('create_voter', 'Você não tem permissão para cadastrar pessoas.');
  const printBlocked = blocked('print_voter', 'Você não tem permissão para imprimir eleitores.');
  const startNew = () => void navigate(createPath);
  const create = (text: string) => (
    <Button kind="primary" icon={<PlusIcon />} blockedReason={createBlocked} onClick={startNew}>
      {text}
    </Button>
  );

  const downloadCsv = () =>
    void exporting.downloadCsv({
      prefix: 'listagem-eleitores-',
      total: list.total,
      csv,
      fetchPage: (rows, signal) => fetchVotersForCsv(filters, rows, signal),
    });
  const printList = () =>
    void exporting.downloadDocument({
      fetch: (signal) => fetchVoterPrint(filters, list.total, signal),
      build: (pdf) => ({ name: stampedFileName('listagem-eleitores-', 'pdf'), content: pdf }),
    });
  const printOne = (id: number) =>
    void exporting.downloadDocument({ fetch: (signal) => fetchVoter(id, signal), build: voterSheet });

  const rowMenu = ({ id }: VoterRow) => [
    {
      label: 'Editar',
      onSelect: () => void navigate(editPath(id)),
      blockedReason: blocked('edit_voter', 'Você não tem permissão para editar eleitores.'),
    },
    {
      label: 'Imprimir',
      onSelect: () => printOne(id),
      blockedReason: printBlocked ?? exporting.blocked,
    },
    {
      label: 'Novo atendimento',
      onSelect: () => openPanel('service', id),
      blockedReason: blocked('create_treatment', 'Você não tem permissão para cadastrar atendimentos.'),
    },
    { label: 'Criar lembrete', onSelect: () => openPanel('reminder', id) },
    { label: 'Enviar mensagem', onSelect: () => openPanel('message', id) },
    {
      label: 'Excluir',
      tone: 'danger' as const,
      onSelect: () => openPanel('remove', id),
      blockedReason: blocked('delete_voter', 'Você não tem permissão para excluir eleitores.'),
    },
  ];

  return (
    <ListPage>
      <ListHeader title="Eleitores" count={list.count} one="eleitor" many="eleitores">
        <HeaderActions
          actions={[
            {
              label: 'Download Excel (.csv)',
              icon: <DownloadIcon />,
              busy: exporting.inProgress === 'csv',
              blockedReason:
                blocked('export_voter', 'Você não tem permissão para exportar eleitores.') ??
                list.exportBlocked ??
                exporting.blocked,
              onSelect: downloadCsv,
            },
            {
              label: 'Gerar Etiqueta',
              icon: <LabelsIcon />,
              blockedReason:
                blocked('create_label_voter', 'Você não tem permissão para gerar etiquetas.') ??
                list.exportBlocked,
              onSelect: () => openPanel('labels'),
            },
            {
              label: 'Imprimir',
              icon: <PrintIcon />,
              busy: exporting.inProgress === 'file',
              blockedReason: printBlocked ?? list.exportBlocked ?? exporting.blocked,
              onSelect: printList,
            },
          ]}
        />
        <HeaderActions
          actions={[
            { label: 'Filtrar eleitores', icon: <FilterIcon />, onSelect: () => openPanel('filter') },
          ]}
        />
        {create('Novo')}
      </ListHeader>
      <ActiveFilters
        filters={chips}
        onRemove={(key) => module.changeFilters(withoutFilter(filters, key, votersSlice.emptyFilters))}
        onClear={module.clearFilters}
      />
      <ListBody
        state={list.state}
        failure={list.failure}
        onRetry={() => void search.refetch()}
        onOpenFilters={() => openPanel('filter')}
        create={createBlocked ? undefined : create('Novo eleitor')}
        welcome={<VotersWelcome blockedReason={createBlocked} onStart={startNew} />}
      >
        <ListTable
          label="Eleitores"
          columns={tableColumns}
          rows={list.rows}
          rowKey={(row) => row.id}
          rowLabel={titleOf}
          onOpen={(row) => openPanel('details', row.id)}
          rowMenu={rowMenu}
          currentKey={panel?.id ?? null}
          dimmed={list.isFetching}
        />
        <ListPager page={page} total={list.total} pageSize={pageSize} onPage={module.changePage} />
      </ListBody>
      {panel && (
        <PanelSlot panel={panel.name}>
          <VoterPanels
            panel={panel}
            rows={list.rows}
            filters={filters}
            total={list.total}
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
