import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { ignoreReply, listOf, type List } from '@/api/reply';
import { profilesCall } from '@/lookups/displayProfileApi';
import { displayProfile, payloadOf, type DisplayProfile, type ProfileInput } from './displayProfile';

const client = phpScript('cliente.php');

export const displayProfilesApi = api.enhanceEndpoints({ addTagTypes: ['DisplayProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    displayProfiles: build.query<List<DisplayProfile>, undefined>({
      query: () => profilesCall(listOf(displayProfile)),
      providesTags: ['DisplayProfile'],
    }),
    // What the API decides of it, and of those before it, is read again; messages ask for the one in use each time.
    requestProfile: build.mutation<null, ProfileInput>({
      query: (input) => client.write('createProfile', payloadOf(input), ignoreReply),
      // Also after a failure: the request may be there all the same.
      invalidatesTags: ['DisplayProfile'],
    }),
  }),
});
