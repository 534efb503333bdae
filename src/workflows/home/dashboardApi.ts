import { api } from '@/api/api';
import type { ReplyReader } from '@/api/call';
import { recordOf, rowsOf } from '@/api/reply';
import {
  districtTotal,
  serviceTotals,
  totalOnly,
  type DistrictTotal,
  type ServiceTotals,
  type Total,
} from './dashboardTotals';
import { figuresCall, servicesAction } from './dashboardFirstCall';

const summary = <T>(action: string, reply: ReplyReader<T>) => ({ ...figuresCall(action), reply });

/** Shares `PendingTask` with tasksApi: finishing a task lowers the count. */
export const dashboardApi = api.enhanceEndpoints({ addTagTypes: ['PendingTask'] }).injectEndpoints({
  endpoints: (build) => ({
    serviceTotals: build.query<ServiceTotals, undefined>({
      query: () => summary(servicesAction, recordOf(serviceTotals)),
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
