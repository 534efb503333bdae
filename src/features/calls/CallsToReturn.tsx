import { formatShortDateTime } from '@/formats/dates';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { entriesShown, HomeEntries } from '@/ui/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/ui/home/HomeCard';
import { filteredPath, recordPath } from '@/ui/list/listAddress';
import { toReturn } from './call';
import { listPath } from './callPaths';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

const filters = { status: toReturn };

/** The calls that somebody waits to be called back for, on the home page. */
export function CallsToReturn() {
  const query = callsApi.useCallsQuery({
    ...callsModule.emptyFilters,
    ...filters,
    page: 1,
    limit: entriesShown,
  });
  const path = filteredPath(listPath, callsModule, filters);
  return (
    <HomeCard
      title="Ligações a retornar"
      count={query.data?.total}
      more={{ path, text: 'Ver ligações a retornar' }}
    >
      <HomeAnswer query={query}>
        {({ rows }) => (
          <HomeEntries
            none="Nenhuma ligação a retornar."
            entries={rows.map(({ id, name, telephone, createdAt }) => ({
              id,
              path: recordPath(listPath, id),
              text: name,
              detail: (
                <>
                  {telephone && <PhoneLinks phone={telephone} />}
                  {formatShortDateTime(createdAt)}
                </>
              ),
            }))}
          />
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
