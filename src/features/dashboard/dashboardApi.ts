import { api } from '@/api/api';
import type { ReplyReader } from '@/api/call';
import { phpScript } from '@/api/endpoints';
import { recordOf, rowsOf } from '@/api/reply';
import {
  districtTotal,
  serviceTotals,
  totalOnly,
  type DistrictTotal,
  type ServiceTotals,
  type Total,
} from './dashboard';

const dashboard = phpScript('dashboard.php');

/** The action is said in the query, too. */
const summary = <T>(action: string, reply: ReplyReader<T>) => dashboard.read(action, { ac: action }, reply);

/** `PendingTask` is the tasks' (see features/tasks/tasksApi.ts): finishing one lowers how many are pending. */
export const dashboardApi = api.enhanceEndpoints({ addTagTypes: ['PendingTask'] }).injectEndpoints({
  endpoints: (build) => ({
    serviceTotals: build.query<ServiceTotals, undefined>({
      query: () => summary('getDetailsServices', recordOf(serviceTotals)),
    }),
    voterTotal: build.query<Total, undefined>({
      query: () => summary('getDetailsVoters', recordOf(totalOnly)),
    }),
    districtTotals: build.query<DistrictTotal[], undefined>({
      query: () => summary('getDetailsVotersDistrict', rowsOf(districtTotal)),
    }),
    pendingTotal: build.query<Total, undefined>({
      query: () => summary('getPendingTasks', recordOf(totalOnly)),
      providesTags: ['PendingTask'],
    }),
  }),
});
