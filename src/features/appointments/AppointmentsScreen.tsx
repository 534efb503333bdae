import { useNavigate } from 'react-router-dom';
import { agendaPath } from '@/records/links/agenda';
import { today } from '@/formats/dates';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/records/list/atAddress';
import { ListRows, RecordTable } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { CalendarIcon, SheetIcon } from '@/ui/icons';
import { dayGroup } from '@/ui/table/rowGroups';
import type { AppointmentRow } from './appointment';
import { appointmentColumns } from './appointmentColumns';
import { appointmentsApi, searchCall } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

const AppointmentPanels = late(async () => {
  // In parallel with the details, which the panels would load later.
  const [panels] = await Promise.all([import('./AppointmentPanels'), import('./AppointmentDetails')]);
  return panels;
});
const BulkAppointments = late(() => import('./bulk/BulkAppointments'));
const AppointmentsWelcome = late(() => import('./appointmentsWelcome'));

const dayOf = ({ start }: AppointmentRow) => dayGroup(start);

const AppointmentsScreen = atAddress(appointmentsModule, function AppointmentsScreen() {
  const { data: users = [] } = useUsers();
  const navigate = useNavigate();
  const list = useListScreen(appointmentsModule, appointmentsApi.useAppointmentsQuery, users);
  const { csvAction, sheetActions, ownSheetAction } = useListExport(list);
  const { startDate, endDate } = list.filters;
  const day = startDate && startDate === endDate ? startDate : today();

  return (
    <ListScreen
      list={list}
      columns={appointmentColumns}
      create={{ text: 'Novo', rule: 'create_appointment' }}
      rowActions={[
        { key: 'edit', label: 'Editar', rule: 'edit_appointment' },
        { key: 'copy', label: 'Copiar', rule: 'create_appointment' },
        { key: 'remove', label: 'Excluir', rule: 'delete_appointment' },
      ]}
      panels={AppointmentPanels}
      bulk={BulkAppointments}
    >
      <ListTop
        actions={[
          {
            label: 'Ver na agenda',
            word: 'Agenda',
            icon: <CalendarIcon />,
            onSelect: () => void navigate(agendaPath),
          },
          csvAction({ rule: 'export_appointment', prefix: 'listagem-compromissos', call: searchCall }),
          ...sheetActions({
            rule: 'print_appointment',
            call: searchCall,
            build: async ({ rows }) => (await import('./appointmentSheet')).appointmentSheet(rows),
          }),
          ownSheetAction({
            rule: 'print_appointment',
            label: 'Folha do dia',
            icon: <SheetIcon />,
            fetch: async (signal) =>
              (await (await import('@/records/offers/offers')).loadOffer('daySheet'))(day, signal),
            build: (made) => made,
          }),
        ]}
      />
      <ListRows welcome={AppointmentsWelcome}>
        <RecordTable groupOf={dayOf} />
      </ListRows>
    </ListScreen>
  );
});

export default AppointmentsScreen;
