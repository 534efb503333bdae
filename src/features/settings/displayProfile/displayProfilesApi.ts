import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { ignoreReply, listOf, type List } from '@/api/reply';
import { profilesCall } from '@/lookups/displayProfileApi';
import { displayProfile, toWire, type DisplayProfile, type ProfileInput } from './displayProfile';

const client = phpScript('cliente.php');

export const displayProfilesApi = api.enhanceEndpoints({ addTagTypes: ['DisplayProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    displayProfiles: build.query<List<DisplayProfile>, undefined>({
      query: () => profilesCall(listOf(displayProfile)),
      providesTags: ['DisplayProfile'],
    }),
    // Refetches: the API decides the status of this and of earlier requests.
    requestProfile: build.mutation<null, ProfileInput>({
      query: (input) => client.write('createProfile', toWire(input), ignoreReply),
      // After a failure too: the request may have arrived.
      invalidatesTags: ['DisplayProfile'],
    }),
  }),
});
