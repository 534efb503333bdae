import styled from 'styled-components';
import { formatDate } from '@/formats/dates';
import { mapsHref } from '@/formats/links';
import { plural } from '@/formats/text';
import { useCalendarIntegrations } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { copyLink } from '@/ui/feedback/offers';
import { CopyIcon } from '@/ui/icons';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { Badge, type BadgeTone } from '@/ui/panel/Badge';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { hoursOf, referenceOf, type Appointment } from './appointment';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';
import { integrationStatus, type IntegrationStatus } from './integrationStatus';

const Participants = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 8px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: 0.9375rem;
  }
`;

const Section = styled.section`
  margin-top: 24px;
  padding-top: 20px;
  border-top: var(--line-width) solid var(--line);

  h3 {
    font-size: 0.9375rem;
  }
`;

const integrationBadges: Record<IntegrationStatus, { tone: BadgeTone; text: string }> = {
  configured: { tone: 'success', text: 'Integração configurada' },
  failed: { tone: 'danger', text: 'Integração com falha' },
  notConfigured: { tone: 'neutral', text: 'Integração não configurada' },
};

export function AppointmentDetails() {
  const { id, open } = usePanel(appointmentsModule);
  const query = appointmentsApi.useAppointmentQuery(id);
  const blocked = useBlockedReason();

  return (
    <RecordPanel title={`Compromisso ${referenceOf({ id })}`} query={query} width={560}>
      {(appointment) => (
        <PanelContent
          footer={
            <>
              <CopyLinkButton id={id} />
              {appointment.code && (
                <Button icon={<CopyIcon />} onClick={() => void copyLink(publicPath(appointment))}>
                  Copiar link público
                </Button>
              )}
              <Button
                data-edit
                kind="primary"
                blockedReason={blocked('edit_appointment')}
                onClick={() => open('edit')}
              >
                Editar
              </Button>
            </>
          }
        >
          <AppointmentFacts appointment={appointment} />
        </PanelContent>
      )}
    </RecordPanel>
  );
}

function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { requester, participants, location } = appointment;
  const map = mapsHref(location);
  const { data: calendars = [] } = useCalendarIntegrations();
  return (
    <>
      <DetailsList>
        <Detail label="Status" wide>
          <Badge tone={appointment.isCancelled ? 'danger' : 'success'}>
            {appointment.isCancelled ? 'Cancelado' : 'Ativo'}
          </Badge>
        </Detail>
        <Detail label="Referência" copy={referenceOf(appointment)}>
          {referenceOf(appointment)}
        </Detail>
        <Detail label="Assunto" wide>
          {appointment.subject}
        </Detail>
        <Detail label="Data">{formatDate(appointment.start)}</Detail>
        <Detail label="Horário">{hoursOf(appointment)}</Detail>
        <Detail label="Local" wide>
          {map ? (
            <a href={map} target="_blank" rel="noopener noreferrer">
              {location}
            </a>
          ) : (
            location
          )}
        </Detail>
        <Detail label="Solicitante">{requester.name}</Detail>
        <Detail label="Telefone do solicitante" copy={requester.phone}>
          {requester.phone && <PhoneLinks phone={requester.phone} />}
        </Detail>
        <Detail label="Notificar participantes">{appointment.notify ? 'Sim' : 'Não'}</Detail>
        <Detail label="Integrar com a agenda">{appointment.integrate ? 'Sim' : 'Não'}</Detail>
        <Detail label="Descrição" wide>
          {appointment.description}
        </Detail>
        {appointment.code && (
          <Detail label="Link público" wide>
            <a href={publicPath(appointment)} target="_blank" rel="noopener noreferrer">
              {publicLink(appointment)}
            </a>
          </Detail>
        )}
      </DetailsList>
      <Section>
        <h3>
          {participants.length
            ? plural(participants.length, 'participante', 'participantes')
            : 'Participantes'}
        </h3>
        {participants.length === 0 && <p>Nenhum participante.</p>}
        <Participants>
          {participants.map(({ userId, name, phone: mobile }) => {
            const { tone, text } = integrationBadges[integrationStatus(userId, calendars)];
            return (
              <li key={userId}>
                <span>
                  {name} {!mobile && <Badge tone="warning">sem celular</Badge>}
                </span>
                <Badge tone={tone}>{text}</Badge>
              </li>
            );
          })}
        </Participants>
      </Section>
    </>
  );
}

const publicPath = ({ code }: Appointment) => `/appointment/${encodeURIComponent(code)}`;

const publicLink = (appointment: Appointment) => `${window.location.origin}${publicPath(appointment)}`;
