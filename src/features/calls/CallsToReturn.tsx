import { formatShortDateTime } from '@/formats/dates';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { entriesShown, HomeEntries } from '@/frames/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { toReturn } from './call';
import { listPath } from './callPaths';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

const filters = { status: toReturn };

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
