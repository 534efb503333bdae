import { sendUsageEvent } from '@/api/usageEvents';
import { stampedFileName } from '@/formats/files';
import { useNavigate } from 'react-router-dom';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { BoardIcon } from '@/ui/icons';
import { serviceColumns } from './list/serviceColumns';
import { useServiceActions } from './list/useServiceActions';
import { ReadyViews } from './queue/ReadyViews';
import { boardPath, listPath } from '@/records/links/services';
import { printCall, searchCall, servicesApi } from './servicesApi';
import { servicesModule, useServiceOptions } from './servicesModule';

const ServicePanels = late(() => import('./ServicePanels'));
const BulkServices = late(() => import('./bulk/BulkServices'));
const ServicesWelcome = late(() => import('./list/servicesWelcome'));

/** Imported here, since every page's code contains the names that the screens table imports. */
export const loadBoard = async () => ({ default: (await import('./board/ServicesBoard')).ServicesBoard });

const ServicesScreen = atAddress(servicesModule, function ServicesScreen() {
  const navigate = useNavigate();
  const shown = useListScreen(servicesModule, servicesApi.useServicesQuery, useServiceOptions());
  const openPanel: typeof shown.openPanel = (name, id) => {
    if (name === 'filter') sendUsageEvent('filter_opened', listPath);
    shown.openPanel(name, id);
  };
  const list = { ...shown, openPanel };
  const { csvAction, printAction, rowSheetActions } = useListExport(list);
  const rowActions = useServiceActions(rowSheetActions);

  return (
    <ListScreen
      list={list}
      columns={serviceColumns}
      create={{ text: 'Novo', rule: 'create_treatment' }}
      rowActions={rowActions}
      panels={ServicePanels}
      bulk={BulkServices}
    >
      <ListTop
        actions={[
          csvAction({ rule: 'export_treatment', prefix: 'listagem-atendimentos-', call: searchCall }),
          {
            label: 'Ver por status',
            word: 'Por status',
            icon: <BoardIcon />,
            onSelect: () => void navigate(boardPath),
          },
          printAction({
            rule: 'print_search_treatment',
            call: printCall,
            build: (pdf) => ({ name: stampedFileName('listagem-atendimentos-', 'pdf'), content: pdf }),
          }),
        ]}
      />
      <ReadyViews />
      <ListRows welcome={ServicesWelcome} />
    </ListScreen>
  );
});

export default ServicesScreen;
