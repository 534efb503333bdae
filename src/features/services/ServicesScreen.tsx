import { lazy } from 'react';
import { sendUsageEvent } from '@/api/usageEvents';
import { stampedFileName } from '@/formats/files';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { useCan } from '@/session/useSession';
import { sheetOf } from './export/sheetExport';
import { serviceColumns } from './list/serviceColumns';
import { listPath } from './servicePaths';
import { printCall, searchCall, servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';
import { useServiceOptions } from './useServiceOptions';

const ServicePanels = lazy(() => import('./ServicePanels'));
const ManyServices = lazy(() => import('./many/ManyServices'));
const ServicesWelcome = lazy(() => import('./list/servicesWelcome'));

export const ServicesScreen = atAddress(servicesModule, function ServicesScreen() {
  const shown = useListScreen(servicesModule, servicesApi.useServicesQuery, useServiceOptions());
  const openPanel: typeof shown.openPanel = (name, id) => {
    if (name === 'filter') sendUsageEvent('filter_opened', listPath);
    shown.openPanel(name, id);
  };
  const list = { ...shown, openPanel };
  const { csvAction, printAction, rowSheetActions } = useListExport(list);
  const can = useCan();

  return (
    <ListScreen
      list={list}
      columns={serviceColumns}
      create={{ text: 'Novo', rule: 'create_treatment' }}
      rowActions={[
        { key: 'edit', label: 'Editar', rule: 'edit_treatment' },
        {
          key: 'status',
          label: 'Trocar status',
          rule: 'edit_treatment',
          allows: 'trocar o status de atendimentos',
        },
        { key: 'comment', label: 'Comentar', rule: 'create_commet_treatment' },
        {
          key: 'reply',
          label: 'Dar retorno',
          letter: 'r',
          // One of both is enough.
          rule: can('edit_treatment') ? 'edit_treatment' : 'create_commet_treatment',
          allows: 'dar retorno em atendimentos',
        },
        {
          key: 'upload',
          label: 'Upload arquivo',
          rule: 'edit_treatment',
          allows: 'enviar arquivos de atendimentos',
        },
        ...rowSheetActions({ rule: 'print_search_treatment', sheetOf, fileLabel: 'Baixar ficha (.html)' }),
        { key: 'reminder', label: 'Criar lembrete' },
        { key: 'remove', label: 'Excluir', rule: 'delete_treatment' },
      ]}
      panels={ServicePanels}
      many={ManyServices}
    >
      <ListTop
        actions={[
          csvAction({ rule: 'export_treatment', prefix: 'listagem-atendimentos-', call: searchCall }),
          printAction({
            rule: 'print_search_treatment',
            call: printCall,
            build: (pdf) => ({ name: stampedFileName('listagem-atendimentos-', 'pdf'), content: pdf }),
          }),
        ]}
      />
      <ListRows welcome={ServicesWelcome} />
    </ListScreen>
  );
});
