import { createFailure } from '@/api/failure';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useAfterPassword } from '@/ui/ownPassword';
import { calendarsApi } from './calendarsApi';
import { calendarsModule } from './calendarsModule';
import { CalendarWizard } from './CalendarWizard';
import { isCalendarAvailable } from './consent';

export default function CalendarPanels({ name }: { name: PanelName<'create' | 'remove'> }) {
  if (name === 'remove') return <RemoveCalendar />;
  return name === 'create' ? <AddCalendar /> : null;
}

function AddCalendar() {
  return (
    <SidePanel title="Adicionar integração" kind="form">
      {isCalendarAvailable ? (
        <CalendarWizard />
      ) : (
        <PanelContent footer={<PanelCloseButton />}>
          <PanelNotice>
            A integração com a agenda não está configurada nesta instalação. Fale com quem cuida do sistema.
          </PanelNotice>
        </PanelContent>
      )}
    </SidePanel>
  );
}

const title = 'Remover integração';

function RemoveCalendar() {
  const { id, row, isListed } = usePanel(calendarsModule);
  const removal = useAfterPassword(...calendarsApi.useRemoveCalendarMutation());
  if (!row && !isListed) return <ProgressBar isShown label="Carregando o painel" />;
  const query = {
    data: row,
    error: row ? undefined : createFailure('notFound'),
    isFetching: false,
    refetch: () => undefined,
  };
  return (
    <RecordPanel title={title} query={query}>
      {({ userName, calendarId }) => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning="Após a confirmação a integração será PERMANENTEMENTE excluída. O que já está na agenda fica como está."
          doneText="Integração removida!"
        >
          <DetailsList>
            <Detail label="Usuário" wide>
              {userName}
            </Detail>
            <Detail label="Agenda" wide>
              {calendarId}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
