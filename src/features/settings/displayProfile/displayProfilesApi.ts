import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { ignoreReply, listOf, type List } from '@/api/reply';
import { displayProfile, payloadOf, type DisplayProfile, type ProfileInput } from './displayProfile';

const client = phpScript('cliente.php');

/** As many requests as are shown. */
const limit = 5;

export const displayProfilesApi = api.enhanceEndpoints({ addTagTypes: ['DisplayProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    displayProfiles: build.query<List<DisplayProfile>, undefined>({
      query: () => client.read('getProfiles', { page: 1, limit }, listOf(displayProfile)),
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
