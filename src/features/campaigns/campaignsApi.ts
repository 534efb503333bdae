import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import { savedId } from '@/api/savedId';
import { labelOf } from '@/formats/choices';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import {
  campaignDetails,
  campaignRow,
  campaignStatuses,
  cancelled,
  type Campaign,
  type CampaignRow,
} from './campaign';
import { listCall, script } from './campaignsFirstCall';
import { campaignsModule } from './campaignsModule';
import type { CampaignPayload } from './create/campaignInput';

export const campaign = phpScript(script);

type Search = SearchOf<typeof campaignsModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(campaignsModule.table, search)),
  reply: listOf(campaignRow),
});

export const campaignsApi = api.enhanceEndpoints({ addTagTypes: ['Campaign'] }).injectEndpoints({
  endpoints: (build) => ({
    campaigns: build.query<List<CampaignRow>, Search>({ query: searchCall, providesTags: ['Campaign'] }),
    campaign: build.query<Campaign, number>({
      query: (id) => campaign.read('get', { id }, recordOf(campaignDetails)),
      keepUnusedDataFor: 0,
    }),
    createCampaign: build.mutation<{ id: number }, CampaignPayload>({
      query: (payload) => campaign.write('createFull', payload, savedId),
      invalidatesTags: unlessFailed('Campaign'),
    }),
    cancelCampaign: build.mutation<null, { id: number }>({
      query: ({ id }) => campaign.write('updateStatus', { id, status: cancelled }, ignoreReply),
      onQueryStarted: patchWhenSaved<CampaignRow>('Campaign')(() => ({
        statusId: cancelled,
        statusName: labelOf(campaignStatuses, cancelled),
      })),
    }),
  }),
});
