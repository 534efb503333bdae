import { lookupsApi } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { firstWords } from '@/formats/text';
import { entriesShown, HomeEntries } from '@/ui/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/ui/home/HomeCard';
import { filteredPath, recordPath } from '@/ui/list/listAddress';
import { OfficeStatusBadge } from '@/ui/panel/OfficeStatusBadge';
import { listPath } from './servicePaths';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';
import { openStatus } from './serviceStart';

/**
 * The service requests the person answers for that are still open, on the home page: those in the status the office calls
 * 'Aberto', or all of them where it has none.
 */
export function MyOpenServices() {
  const { user } = useSignedInSession();
  const statuses = lookupsApi.useOptionsQuery('treatmentStatusList', { refetchOnMountOrArgChange: false });
  const isWaiting = statuses.data === undefined && statuses.error === undefined;
  const statusId = openStatus(statuses.data ?? []) ?? null;
  const filters = { responsibleId: user.id, statusId };
  const query = servicesApi.useServicesQuery(
    { ...servicesModule.emptyFilters, ...filters, page: 1, limit: entriesShown },
    { skip: isWaiting },
  );
  const path = filteredPath(listPath, servicesModule, filters);
  return (
    <HomeCard
      title={statusId === null && !isWaiting ? 'Meus atendimentos' : 'Meus atendimentos abertos'}
      count={query.data?.total}
      more={{ path, text: 'Ver meus atendimentos' }}
    >
      <HomeAnswer query={query}>
        {({ rows }) => (
          <HomeEntries
            none="Nenhum atendimento aberto com você."
            entries={rows.map((row) => ({
              id: row.id,
              path: recordPath(listPath, row.id),
              text: row.electorName || row.reference,
              detail: (
                <>
                  <span title={row.description}>
                    {row.reference} · {firstWords(row.description, 120)}
                  </span>
                  {statusId === null && <OfficeStatusBadge record={row} />}
                </>
              ),
            }))}
          />
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
