import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { dayGroup } from '@/ui/list/rowGroups';
import { useModule } from '@/ui/list/useModule';
import type { AppointmentRow } from './appointment';
import { appointmentColumns } from './appointmentColumns';
import { appointmentsApi, searchCall } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

const AppointmentPanels = lazy(async () => {
  // The details, which the panels load when they are opened, at once: not one behind the other.
  const [panels] = await Promise.all([import('./AppointmentPanels'), import('./AppointmentDetails')]);
  return panels;
});
const AppointmentsWelcome = lazy(() => import('./appointmentsWelcome'));

const dayOf = ({ start }: AppointmentRow) => dayGroup(start);

/** The appointments list and its panels. */
export const AppointmentsScreen = atAddress(appointmentsModule, function AppointmentsScreen() {
  const { data: users = [] } = useUsers();
  const search = appointmentsApi.useAppointmentsQuery(useModule(appointmentsModule).search);
  const list = useListScreen(appointmentsModule, search, users);
  const { csvAction, sheetActions } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={appointmentColumns}
      groupOf={dayOf}
      period={{ from: 'startDate', to: 'endDate' }}
      actions={[
        csvAction({ rule: 'export_appointment', prefix: 'listagem-compromissos', call: searchCall }),
        ...sheetActions({
          rule: 'print_appointment',
          call: searchCall,
          build: async ({ rows }) => (await import('./appointmentSheet')).appointmentSheet(rows),
        }),
      ]}
      create={{ text: 'Novo', rule: 'create_appointment', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', rule: 'edit_appointment', panel: 'edit' },
        { label: 'Copiar', rule: 'create_appointment', panel: 'copy' },
        { label: 'Excluir', rule: 'delete_appointment', panel: 'remove' },
      ]}
      welcome={AppointmentsWelcome}
      panels={AppointmentPanels}
    />
  );
});
