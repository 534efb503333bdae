import { atAddress } from '@/records/list/atAddress';
import { Badge } from '@/ui/badge/Badge';
import { late } from '@/ui/feedback/late';
import { NameLine, RowAction, Rows, SettingsPage } from '../SettingsPage';
import { useWholeList } from '../useWholeList';
import { calendarsApi } from './calendarsApi';
import { calendarsModule } from './calendarsModule';

const CalendarPanels = late(() => import('./CalendarPanels'));

const CalendarsScreen = atAddress(calendarsModule, function CalendarsScreen() {
  const search = calendarsApi.useCalendarsQuery(undefined);
  const list = useWholeList(
    calendarsModule,
    search,
    ({ userName, calendarId }) => `${userName} ${calendarId}`,
  );

  return (
    <SettingsPage
      list={list}
      intro="Os compromissos do gabinete aparecem também no Google Agenda de quem participa deles, uma agenda para cada pessoa da equipe. Uma integração com falha não recebe mais nada: exclua e adicione de novo."
      add="Adicionar integração"
      panels={(name) => <CalendarPanels name={name} />}
    >
      <Rows aria-label={calendarsModule.title}>
        {list.rows.map(({ id, userName, calendarId, isValid }) => (
          <li key={id} data-current={id === list.panel?.id || undefined}>
            <div>
              <NameLine>
                <strong>{userName}</strong>
                <Badge tone={isValid ? 'success' : 'danger'}>{isValid ? 'Habilitada' : 'Com falha'}</Badge>
              </NameLine>
              <p>{calendarId}</p>
            </div>
            <div>
              <RowAction
                label="Excluir"
                of={`integração de ${userName}`}
                onClick={() => list.openPanel('remove', id)}
              />
            </div>
          </li>
        ))}
      </Rows>
    </SettingsPage>
  );
});

export default CalendarsScreen;
