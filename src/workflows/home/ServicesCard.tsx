import { useOptionList } from '@/lookups/lookupsApi';
import { servicesOfStatus } from '@/features/services/servicesOfStatus';
import { BarList } from '@/ui/charts/BarList';
import { Subheading, TotalCard } from './cardParts';
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
  return (
    <TotalCard
      title="Atendimentos"
      path={listPath}
      one="atendimento"
      many="atendimentos"
      query={query}
      detailsOf={({ total, status }) => (
        <>
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
    />
  );
}
