import { useOptionList } from '@/lookups/lookupsApi';
import { servicesOfStatus } from '@/features/services/servicesOfStatus';
import { BarList } from '@/ui/charts/BarList';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { BigTotal, EmptyCard, Subheading } from './cardParts';
import { dashboardApi } from './dashboardApi';

const listPath = servicesOfStatus(null);

export function ServicesCard() {
  const query = dashboardApi.useServiceTotalsQuery(undefined);
  // The totals identify a status only by name.
  const statuses = useOptionList('treatmentStatusList');
  const pathOf = (name: string) => {
    const known = statuses.find((status) => status.name === name);
    return known ? servicesOfStatus(known.id) : listPath;
  };
  if (query.data?.total === 0)
    return (
      <HomeAnswer query={query}>
        {() => (
          <EmptyCard path={listPath} link="Ir para atendimentos">
            Nenhum atendimento por aqui ainda.
          </EmptyCard>
        )}
      </HomeAnswer>
    );
  return (
    <HomeCard title="Atendimentos" more={{ path: listPath, text: 'Ver atendimentos' }}>
      <HomeAnswer query={query}>
        {({ total, status }) => (
          <>
            <BigTotal path={listPath} total={total} one="atendimento" many="atendimentos" />
            <Subheading>Atendimentos por status</Subheading>
            <BarList
              label="Atendimentos por status"
              heads={['Status', 'Atendimentos']}
              whole={total}
              bars={status.map((one) => ({
                label: one.name || 'Sem nome',
                total: one.total,
                color: one.color,
                to: pathOf(one.name),
              }))}
            />
          </>
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
