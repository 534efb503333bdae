import { ColumnChart } from '@/ui/charts/ColumnChart';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { hours, weekdays, type PollResults } from '../poll';
import { NoVotes } from './NoVotes';

const columnsOf = (labels: readonly string[], totals: readonly number[]) =>
  labels.map((label, place) => ({ label, total: totals[place] ?? 0 }));

export function Statistics({ poll }: { poll: PollResults }) {
  if (poll.total === 0) return <NoVotes poll={poll} />;
  return (
    <>
      <DetailsSection title="Votos por dia da semana">
        <ColumnChart
          label="Votos por dia da semana"
          heads={['Dia da semana', 'Votos']}
          columns={columnsOf(weekdays, poll.weekDay)}
        />
      </DetailsSection>
      <DetailsSection title="Votos por hora">
        <ColumnChart label="Votos por hora" heads={['Hora', 'Votos']} columns={columnsOf(hours, poll.hour)} />
      </DetailsSection>
    </>
  );
}
