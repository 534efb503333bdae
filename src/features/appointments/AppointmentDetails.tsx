import { styled } from '@/ui/style';
import { formatDate } from '@/formats/dates';
import { zoneHere } from '@/formats/calendarFile';
import { mapsHref } from '@/formats/links';
import { plural } from '@/formats/text';
import { useCalendarIntegrations } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { copyLink } from '@/ui/feedback/offers';
import { CopyIcon } from '@/ui/icons';
import { usePanel } from '@/records/list/ModulePanels';
import { Badge } from '@/ui/badge/Badge';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { hoursOf, referenceOf, type Appointment } from './appointment';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';
import { AppointmentStatus } from './AppointmentStatus';
import { integrationStatus, integrationStatuses } from './integrationStatus';

const Participants = styled.ul`
  display: grid;
  gap: 10px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: 0.9375rem;
  }
`;

export default function AppointmentDetails() {
  const { id, open } = usePanel(appointmentsModule);
  const query = appointmentsApi.useAppointmentQuery(id);

  return (
    <RecordPanel title={`Compromisso ${referenceOf({ id })}`} query={query} kind="details">
      {(appointment) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Assunto" isName>
                {appointment.subject}
              </HeadFact>
              <HeadFact label="Referência" copy={referenceOf(appointment)}>
                {referenceOf(appointment)}
              </HeadFact>
              <HeadFact label="Status">
                <AppointmentStatus isCancelled={appointment.isCancelled} />
              </HeadFact>
            </>
          }
          actions={
            <RecordActions id={id} rule="edit_appointment" onEdit={() => open('edit')}>
              {appointment.code && (
                <Button icon={<CopyIcon />} onClick={() => void copyLink(publicPath(appointment))}>
                  Copiar link público
                </Button>
              )}
            </RecordActions>
          }
        >
          <AppointmentFacts appointment={appointment} />
        </DetailsContent>
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
      <FactsSection title="Quando e onde">
        <Detail label="Data">{formatDate(appointment.start)}</Detail>
        <Detail label="Horário" field="Horário de início|Horário de término">
          {hoursOf(appointment)}
        </Detail>
        <Detail label="Local" wide>
          {map ? (
            <a href={map} target="_blank" rel="noopener noreferrer">
              {location}
            </a>
          ) : (
            location
          )}
        </Detail>
      </FactsSection>
      <FactsSection title="Pedido">
        <Detail label="Solicitante" field="Nome do solicitante">
          {requester.name}
        </Detail>
        <Detail label="Telefone do solicitante" copy={requester.phone}>
          {requester.phone && <PhoneLinks phone={requester.phone} />}
        </Detail>
        <Detail label="Descrição" wide>
          {appointment.description && <LongText>{appointment.description}</LongText>}
        </Detail>
      </FactsSection>
      <DetailsSection
        title={
          participants.length ? plural(participants.length, 'participante', 'participantes') : 'Participantes'
        }
        none={participants.length === 0 && 'Nenhum participante.'}
        field="Participantes"
      >
        <Participants>
          {participants.map(({ userId, name, phone: mobile }) => (
            <li key={userId}>
              <span>
                {name} {!mobile && <Badge tone="warning">sem celular</Badge>}
              </span>
              <StatusBadge statuses={integrationStatuses} id={integrationStatus(userId, calendars)} />
            </li>
          ))}
        </Participants>
      </DetailsSection>
      <FactsSection title="Avisos e agenda">
        <Detail label="Notificar participantes">{appointment.notify ? 'Sim' : 'Não'}</Detail>
        <Detail label="Integrar com a agenda">{appointment.integrate ? 'Sim' : 'Não'}</Detail>
        {appointment.code && (
          <Detail label="Link público" wide>
            <a href={publicPath(appointment)} target="_blank" rel="noopener noreferrer">
              {publicLink(appointment)}
            </a>
          </Detail>
        )}
      </FactsSection>
    </>
  );
}

/** The API does not report an office's time zone, which the guest's calendar needs: the link carries it. */
function publicPath({ code }: Appointment) {
  const [, city = ''] = zoneHere().split('/');
  return `/appointment/${encodeURIComponent(code)}${city === 'Sao_Paulo' ? '' : `?fuso=${city}`}`;
}

const publicLink = (appointment: Appointment) => `${window.location.origin}${publicPath(appointment)}`;
