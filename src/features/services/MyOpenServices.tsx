import { lookupsApi } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { firstWords } from '@/formats/text';
import { entriesShown, HomeEntries } from '@/frames/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { listPath } from './servicePaths';
import { servicesApi } from './servicesApi';
import { openStatus, servicesModule } from './servicesModule';

/** Home page: the user's services in the office's 'Aberto' status, or all of them where there is none. */
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
