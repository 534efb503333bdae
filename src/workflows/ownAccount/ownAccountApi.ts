import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { createFailure, type ApiFailure } from '@/api/failure';
import { ignoreReply, recordOf } from '@/api/reply';
import { userDetails, type User } from '@/features/settings/users/user';

/*
 * Requests to the users' script about oneself. It may be limited to administrators: then a message is shown, and the
 * session does not end.
 */

const user = phpScript('user.php');
const conta = phpScript('conta.php');

export const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownDetails: build.query<User, number>({
      query: (id) => ({ ...user.find({ id }, recordOf(userDetails)), keepsSession: true }),
      keepUnusedDataFor: 0,
    }),
    ownPassword: build.mutation<null, { id: number; password: string }>({
      query: (body) => ({ ...user.write('changePassword', body, ignoreReply), keepsSession: true }),
    }),
    /** The e-mail of 'Esqueceu a senha?', sent to one's own address; public, as there. */
    recoveryLink: build.mutation<null, { userId: number; email: string }>({
      query: (body) => ({ ...conta.write('forgot_password', body, ignoreReply), isPublic: true }),
    }),
  }),
});

/** Whether the person may not make the request. */
export const isNotAllowed = (failure: ApiFailure | undefined) => failure?.kind === 'forbidden';

/** The same failure for a password change, in our words. */
export const passwordNotAllowed = () =>
  createFailure('validation', {
    message: 'A senha não foi trocada: daqui, só quem administra o gabinete pode. Peça o link por e-mail.',
  });
