import { today } from '@/formats/dates';
import { entriesShown, HomeEntries } from '@/frames/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { AppointmentStatus } from './AppointmentStatus';
import { hoursOf } from './appointment';
import { listPath } from './appointmentPaths';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

export function TodaysAppointments() {
  const day = { startDate: today(), endDate: today() };
  const query = appointmentsApi.useAppointmentsQuery({
    ...appointmentsModule.emptyFilters,
    ...day,
    page: 1,
    limit: entriesShown,
  });
  const path = filteredPath(listPath, appointmentsModule, day);
  return (
    <HomeCard
      title="Compromissos de hoje"
      count={query.data?.total}
      more={{ path, text: 'Ver agenda de hoje' }}
    >
      <HomeAnswer query={query}>
        {({ rows }) => (
          <HomeEntries
            none="Nenhum compromisso hoje."
            entries={rows.map((row) => ({
              id: row.id,
              path: recordPath(listPath, row.id),
              text: row.subject,
              detail: (
                <>
                  {hoursOf(row)}
                  {row.location && <span>{row.location}</span>}
                  {row.isCancelled && <AppointmentStatus isCancelled />}
                </>
              ),
            }))}
          />
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
