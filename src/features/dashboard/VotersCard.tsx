import { listPath } from '@/features/voters/voterPaths';
import { votersOfDistrict } from '@/features/voters/votersOfDistrict';
import { BarList } from '@/ui/charts/BarList';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { BigTotal, EmptyCard, Subheading } from './cardParts';
import { dashboardApi } from './dashboardApi';

/** Voter total and the districts with most voters. */
export function VotersCard() {
  const voters = dashboardApi.useVoterTotalQuery(undefined);
  const districts = dashboardApi.useDistrictTotalsQuery(undefined);
  if (voters.data?.total === 0)
    return (
      <HomeAnswer query={voters}>
        {() => (
          <EmptyCard path={listPath} link="Ir para eleitores">
            Nenhum eleitor por aqui ainda.
          </EmptyCard>
        )}
      </HomeAnswer>
    );
  return (
    <HomeCard title="Eleitores" more={{ path: listPath, text: 'Ver eleitores' }}>
      <HomeAnswer query={voters}>
        {({ total }) => <BigTotal path={listPath} total={total} one="eleitor" many="eleitores" />}
      </HomeAnswer>
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
    </HomeCard>
  );
}
