import { listPath } from '@/records/links/voters';
import { votersOfDistrict } from '@/features/voters/votersOfDistrict';
import { BarList } from '@/ui/charts/BarList';
import { HomeAnswer } from '@/frames/home/HomeCard';
import { Subheading, TotalCard } from './cardParts';
import { dashboardApi } from './dashboardApi';

/** Voter total and the districts with most voters. */
export function VotersCard() {
  const voters = dashboardApi.useVoterTotalQuery(undefined);
  const districts = dashboardApi.useDistrictTotalsQuery(undefined);
  return (
    <TotalCard title="Eleitores" path={listPath} one="eleitor" many="eleitores" query={voters}>
      <Subheading>Bairros com mais eleitores</Subheading>
      <HomeAnswer query={districts}>
        {(rows) =>
          rows.length === 0 ? (
            <p>Nenhum eleitor com bairro.</p>
          ) : (
            <BarList
              label="Bairros com mais eleitores"
              heads={['Bairro', 'Eleitores']}
              {...(voters.data && { whole: voters.data.total })}
              bars={rows.map(({ name, total, id, cityId }) => ({
                label: name || 'Sem nome',
                total,
                to: id && cityId ? votersOfDistrict({ id, name, cityId }) : listPath,
              }))}
            />
          )
        }
      </HomeAnswer>
    </TotalCard>
  );
}
