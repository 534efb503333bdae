import { phpScript } from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import { savedId } from '@/api/savedId';
import type { AppThunk } from '@/api/store';
import { listsApi, settingsTag, whenSaved } from '@/lookups/officeLists';
import { rowAdded, rowChanged } from '../listChanges';
import { userDetails, userRow, type User, type UserRow } from './user';
import { rowChanges, toWire, type UserInput } from './userInput';

const user = phpScript('user.php');
interface Change {
  id: number;
  input: UserInput;
}
interface StatusChange {
  id: number;
  status: boolean;
}

const ofUsers = () => 'userList' as const;

export const usersApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<List<UserRow>, undefined>({
      query: () => user.read('search', { order: 'status', direction: 'desc' }, listOf(userRow)),
      providesTags: [settingsTag('userList')],
    }),
    person: build.query<User, number>({
      query: (id) => user.find({ id }, recordOf(userDetails)),
      keepUnusedDataFor: 0,
    }),
    createPerson: build.mutation<{ id: number }, UserInput>({
      query: (input) => user.write('create', toWire(input), savedId),
      onQueryStarted: whenSaved<UserInput, { id: number }>(ofUsers, (input, { id }) =>
        patchPeople(rowAdded<UserRow>({ id, isActive: true, ...rowChanges(input) })),
      ),
    }),
    changePerson: build.mutation<null, Change>({
      query: ({ id, input }) => user.write('update', { id, ...toWire(input) }, ignoreReply),
      onQueryStarted: whenSaved<Change, null>(ofUsers, ({ id, input }) =>
        patchPeople(rowChanged<UserRow>(id, rowChanges(input))),
      ),
    }),
    changeOfPassword: build.mutation<null, { id: number; password: string }>({
      query: (body) => user.write('changePassword', body, ignoreReply),
    }),
    changeOfStatus: build.mutation<null, StatusChange>({
      query: (body) => user.write('changeStatus', body, ignoreReply),
      onQueryStarted: whenSaved<StatusChange, null>(ofUsers, ({ id, status }) =>
        patchPeople(rowChanged<UserRow>(id, { isActive: status })),
      ),
    }),
  }),
});

const patchPeople = (change: (list: List<UserRow>) => void): AppThunk =>
  usersApi.util.updateQueryData('people', undefined, change);
