import { environment } from '@/config/environment';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { dashboardApi } from './dashboardApi';

/** For administrators, once there is data. */
export default function AnalyticsLink() {
  const session = useSignedInSession();
  const { data: voters } = dashboardApi.useVoterTotalQuery(undefined);
  const { data: services } = dashboardApi.useServiceTotalsQuery(undefined);
  const hasData = Boolean(voters?.total) || Boolean(services?.total);
  if (!hasData || !meets(session, { administrator: true })) return null;
  return (
    <a href={environment.analyticsUrl} target="_blank" rel="noopener noreferrer">
      Ver mais no Analytics
    </a>
  );
}
