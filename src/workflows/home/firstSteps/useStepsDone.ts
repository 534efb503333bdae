import { useUsers } from '@/lookups/lookupsApi';
import { isProfileFilled, useOfficeProfile } from '@/records/office/officeProfile';
import { dashboardApi } from '../dashboardApi';
import { firstStepsApi } from './firstStepsApi';
import type { StepName } from './steps';

/** Which steps are done, by the office's data; undefined while unknown. */
export function useStepsDone(isAdministrator: boolean): Readonly<Record<StepName, boolean | undefined>> {
  const { data: voters } = dashboardApi.useVoterTotalQuery(undefined);
  const { data: services } = dashboardApi.useServiceTotalsQuery(undefined);
  const { data: users } = useUsers();
  const office = useOfficeProfile();
  const hasRequest = services && services.total > 0;
  const { data: hasDocument } = firstStepsApi.useHasDocumentQuery(undefined);
  const { data: hasProfile } = firstStepsApi.useHasProfileQuery(undefined, { skip: !isAdministrator });
  const { data: hasAnswer } = firstStepsApi.useHasAnswerQuery(undefined, { skip: !hasRequest });
  return {
    list: voters && voters.total > 0,
    team: users && users.filter(({ isActive }) => isActive).length > 1,
    profile: hasProfile,
    office: isProfileFilled(office),
    request: hasRequest,
    document: hasDocument,
    answer: hasRequest ? hasAnswer : hasRequest,
  };
}
