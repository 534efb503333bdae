import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatLongDate, today, type LocalDate } from '@/formats/dates';
import { capitalised } from '@/formats/text';
import { DaySheetButton } from './DaySheetButton';
import { TodaysAppointments } from '@/features/appointments/TodaysAppointments';
import { CallsToReturn } from '@/features/calls/CallsToReturn';
import { MyOpenServices } from './MyOpenServices';
import { DueTasks } from '@/features/tasks/DueTasks';
import { HomeCard } from '@/frames/home/HomeCard';
import { useSignedInSession } from '@/session/useSession';
import { Late, late } from '@/ui/feedback/late';
import { usePageTitle } from '@/ui/usePageTitle';
import { useTabReturn } from '@/ui/useTabReturn';
import { dashboardApi } from './dashboardApi';
import { PendingTasks } from './PendingTasks';
import { ServicesCard } from './ServicesCard';
import { VotersCard } from './VotersCard';

// Loads after the numbers.
const AnalyticsLink = late(() => import('./AnalyticsLink'));
const FirstSteps = late(() => import('./firstSteps/FirstSteps'));
const BirthdaysCard = late(() => import('./BirthdaysCard'));
// Last on the page: nothing waits for it.
const Shortcuts = late(() => import('./Shortcuts'));

const Page = styled.div`
  display: grid;
  gap: 32px;
  max-width: 87.5rem;
  margin: 0 auto;
  padding: 28px 24px 48px;

  h2 {
    font-size: 1.0625rem;
  }

  @media (width < 48rem) {
    gap: 28px;
    padding: 20px 16px 40px;
  }
`;

const Greeting = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;

  h1 {
    font-size: var(--text-display);
    overflow-wrap: anywhere;
  }

  h1:focus {
    outline: none;
  }

  p {
    margin-top: 2px;
    color: var(--ink-secondary);
  }
`;

const Part = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

const PartHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  /* While loading (HomeCard): four records; the services, last in both grids, are the tallest. */
  --room: 14.5rem;

  > :last-child {
    --room: 23rem;
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FourCards = styled(Cards)`
  @media (width >= 80rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The first name; the whole name if the first word may be a title or initial, whose lists this page need not load. */
function greeted(name: string) {
  const [first = ''] = name.trim().split(/\s+/);
  return first.length < 4 || first.endsWith('.') ? name.trim() : first;
}

/** Greeting, today's work and office totals. Each card loads, fails and retries on its own. */
export default function Dashboard() {
  usePageTitle('Início');
  const { user, client } = useSignedInSession();
  // Parameter of the link in the help.
  const isAsked = useLocation().search === '?passos';
  const voters = dashboardApi.useVoterTotalQuery(undefined);
  const services = dashboardApi.useServiceTotalsQuery(undefined);
  const isNew = isAsked || client.isTrial || (voters.data?.total === 0 && services.data?.total === 0);
  // The tab may stay open overnight.
  const [day, setDay] = useState(today);
  useTabReturn(() => setDay(today()));
  const work = <Work day={day} />;
  return (
    <Page>
      <Greeting>
        <div>
          <h1 tabIndex={-1}>Olá, {greeted(user.name)}!</h1>
          <p>{capitalised(formatLongDate(day))}</p>
        </div>
        <PendingTasks />
      </Greeting>
      {isNew ? (
        <Late fallback={<div data-coming />}>
          <FirstSteps isAsked={isAsked}>{work}</FirstSteps>
        </Late>
      ) : (
        work
      )}
      <Part aria-label="Atalhos">
        <h2>Atalhos</h2>
        <Late fallback={null}>
          <Shortcuts />
        </Late>
      </Part>
    </Page>
  );
}

/** Today's work and the office's totals, once there is any data. */
function Work({ day }: { day: LocalDate }) {
  return (
    <>
      <Part aria-label="Hoje">
        <PartHead>
          <h2>Hoje</h2>
          <DaySheetButton />
        </PartHead>
        <FourCards>
          <TodaysAppointments />
          <DueTasks />
          <CallsToReturn />
          <MyOpenServices />
        </FourCards>
        <Late fallback={<HomeCard title="Aniversariantes">{null}</HomeCard>}>
          <BirthdaysCard day={day} />
        </Late>
      </Part>
      <Part aria-label="O gabinete em números">
        <PartHead>
          <h2>O gabinete em números</h2>
          <Late fallback={null}>
            <AnalyticsLink />
          </Late>
        </PartHead>
        <Cards>
          <VotersCard />
          <ServicesCard />
        </Cards>
      </Part>
    </>
  );
}
