import { lazy } from 'react';
import { Button } from '@/ui/button/Button';
import { atAddress } from '@/ui/list/atAddress';
import { useModule } from '@/ui/list/useModule';
import { Badge } from '@/ui/panel/Badge';
import { NameLine } from '../NameLine';
import { Rows, SettingsPage } from '../SettingsPage';
import { calendarsApi } from './calendarsApi';
import { calendarsModule } from './calendarsModule';

const CalendarPanels = lazy(() => import('./CalendarPanels'));

/** Whose calendars receive the office's appointments, and whether they still do. */
export const CalendarsScreen = atAddress(calendarsModule, function CalendarsScreen() {
  const state = useModule(calendarsModule);
  const { panel, openPanel } = state;
  const search = calendarsApi.useCalendarsQuery(undefined);

  return (
    <SettingsPage
      module={calendarsModule}
      state={state}
      intro="Os compromissos do gabinete aparecem também no Google Agenda de quem participa deles, uma agenda para cada pessoa da equipe. Uma integração com falha não recebe mais nada: exclua e adicione de novo."
      add="Adicionar integração"
      search={search}
      textOf={({ userName, calendarId }) => `${userName} ${calendarId}`}
      panels={(name) => <CalendarPanels name={name} />}
    >
      {(shown) => (
        <Rows aria-label={calendarsModule.title}>
          {shown.map(({ id, userName, calendarId, isValid }) => (
            <li key={id} data-current={id === panel?.id || undefined}>
              <div>
                <NameLine>
                  <strong>{userName}</strong>
                  <Badge tone={isValid ? 'success' : 'danger'}>{isValid ? 'Habilitada' : 'Com falha'}</Badge>
                </NameLine>
                <p>{calendarId}</p>
              </div>
              <div>
                <Button
                  kind="quiet"
                  aria-label={`Excluir integração de ${userName}`}
                  onClick={() => openPanel('remove', id)}
                >
                  Excluir
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </SettingsPage>
  );
});
