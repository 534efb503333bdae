import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, type List } from '@/api/reply';
import * as v from 'valibot';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import {
  campaignDetails,
  campaignRow,
  cancelled,
  statusName,
  type Campaign,
  type CampaignRow,
} from './campaign';
import { campaignsModule } from './campaignsModule';
import type { CampaignPayload } from './create/campaignInput';

export const campaign = phpScript('campaign.php');

type Search = SearchOf<typeof campaignsModule.table>;

export const searchCall = (search: Search) =>
  campaign.read('search', wireSearch(campaignsModule.table, search), listOf(campaignRow));

export const campaignsApi = api.enhanceEndpoints({ addTagTypes: ['Campaign'] }).injectEndpoints({
  endpoints: (build) => ({
    campaigns: build.query<List<CampaignRow>, Search>({ query: searchCall, providesTags: ['Campaign'] }),
    campaign: build.query<Campaign, number>({
      query: (id) => campaign.read('get', { id }, recordOf(campaignDetails)),
      keepUnusedDataFor: 0,
    }),
    createCampaign: build.mutation<{ id: number }, CampaignPayload>({
      query: (payload) => campaign.write('createFull', payload, recordOf(v.object({ id: phpId }))),
      invalidatesTags: unlessFailed('Campaign'),
    }),
    cancelCampaign: build.mutation<null, { id: number }>({
      query: ({ id }) => campaign.write('updateStatus', { id, status: cancelled }, ignoreReply),
      onQueryStarted: patchWhenSaved<CampaignRow>('Campaign')(() => ({
        statusId: cancelled,
        statusName: statusName(cancelled),
      })),
    }),
  }),
});
