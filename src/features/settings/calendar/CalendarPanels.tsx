import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelReason } from '@/ui/panel/PanelReason';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useAfterPassword } from '@/ui/ownPassword';
import { listedRow } from '../listedRow';
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
        <PanelReason>
          A integração com a agenda não está configurada nesta instalação. Fale com quem cuida do sistema.
        </PanelReason>
      )}
    </SidePanel>
  );
}

function RemoveCalendar() {
  const { id, row, isListed } = usePanel(calendarsModule);
  const removal = useAfterPassword('calendarRemoved', ...calendarsApi.useRemoveCalendarMutation());
  if (!row && !isListed) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel title="Remover integração" query={listedRow(row)}>
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
