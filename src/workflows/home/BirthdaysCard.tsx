import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import type { LocalDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { birthdaysParam, listPath } from '@/records/links/voters';
import { birthdayTotalsApi } from '@/features/voters/birthdays/birthdayTotals';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;

  a {
    padding: 3px 0;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`;

const viewOf = (day: '0' | 'week') => `${listPath}?${birthdaysParam}=${day}`;

/** Home page: number of birthdays, with links to them. */
export default function BirthdaysCard({ day }: { day: LocalDate }) {
  const query = birthdayTotalsApi.useBirthdayTotalsQuery(day);
  return (
    <HomeCard title="Aniversariantes">
      <HomeAnswer query={query}>
        {({ today, week }) => (
          <Ways>
            <Link to={viewOf('0')}>Hoje: {formatNumber(today)}</Link>
            <Link to={viewOf('week')}>Semana: {formatNumber(week)}</Link>
          </Ways>
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
