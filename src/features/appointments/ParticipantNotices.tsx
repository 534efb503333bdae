import { useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { useCalendarIntegrations, useUsers } from '@/lookups/lookupsApi';
import { Badge } from '@/ui/badge/Badge';
import type { AppointmentInput } from './appointmentInput';
import { integrationStatus } from './integrationStatus';

const List = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`;

/** Participants that a notification or the calendar will not reach. */
export function ParticipantNotices({ control }: { control: Control<AppointmentInput> }) {
  const [participant, notify, integrate] = useWatch({
    control,
    name: ['participant', 'notify', 'integrate'],
  });
  const { data: users = [] } = useUsers();
  const { data: calendars = [] } = useCalendarIntegrations();

  const notices = users
    .filter((user) => participant.includes(user.id))
    .map((user) => ({
      user,
      isWithoutPhone: notify && !user.phone,
      isWithoutCalendar: integrate && integrationStatus(user.id, calendars) !== 'configured',
    }))
    .filter(({ isWithoutPhone, isWithoutCalendar }) => isWithoutPhone || isWithoutCalendar);
  if (notices.length === 0) return null;

  return (
    <List aria-label="Participantes que não serão avisados">
      {notices.map(({ user, isWithoutPhone, isWithoutCalendar }) => (
        <li key={user.id}>
          {user.name}
          {isWithoutPhone && <Badge tone="warning">sem celular</Badge>}
          {isWithoutCalendar && <Badge tone="warning">sem integração com agenda</Badge>}
        </li>
      ))}
    </List>
  );
}
