import { lazy } from 'react';
import { sendUsageEvent } from '@/api/usageEvents';
import { stampedFileName } from '@/formats/files';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { sheetOf } from './export/sheetExport';
import { serviceColumns } from './list/serviceColumns';
import { listPath } from './servicePaths';
import { printCall, searchCall, servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';
import { useServiceOptions } from './useServiceOptions';

const ServicePanels = lazy(() => import('./ServicePanels'));
const ServicesWelcome = lazy(() => import('./list/servicesWelcome'));

/** The service requests list and its panels. */
export const ServicesScreen = atAddress(servicesModule, function ServicesScreen() {
  const search = servicesApi.useServicesQuery(useModule(servicesModule).search);
  const list = useListScreen(servicesModule, search, useServiceOptions());
  const { csvAction, printAction, rowSheetActions } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={serviceColumns}
      actions={[
        csvAction({ rule: 'export_treatment', prefix: 'listagem-atendimentos-', call: searchCall }),
        printAction({
          rule: 'print_search_treatment',
          call: printCall,
          build: (pdf) => ({ name: stampedFileName('listagem-atendimentos-', 'pdf'), content: pdf }),
        }),
      ]}
      create={{ text: 'Novo', rule: 'create_treatment', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', rule: 'edit_treatment', panel: 'edit' },
        {
          label: 'Trocar status',
          rule: 'edit_treatment',
          allows: 'trocar o status de atendimentos',
          panel: 'status',
        },
        { label: 'Comentar', rule: 'create_commet_treatment', panel: 'comment' },
        {
          label: 'Upload arquivo',
          rule: 'edit_treatment',
          allows: 'enviar arquivos de atendimentos',
          panel: 'upload',
        },
        ...rowSheetActions({ rule: 'print_search_treatment', sheetOf, fileLabel: 'Baixar ficha (.html)' }),
        { label: 'Criar lembrete', panel: 'reminder' },
        { label: 'Excluir', rule: 'delete_treatment', panel: 'remove' },
      ]}
      welcome={ServicesWelcome}
      panels={ServicePanels}
      onFiltersOpened={() => sendUsageEvent('filter_opened', listPath)}
    />
  );
});
