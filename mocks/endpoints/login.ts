import { publicCall, script } from '../protocol/calls';
import { id, required, text } from '../protocol/fields';
import { checkForm } from '../protocol/forms';
import { badRequest, notFound } from '../protocol/refusal';
import { activeAccounts, openSession } from '../sessions';

export const login = script('login.php', [
  publicCall('GET', 'getAccount', {
    query: { email: required(text) },
    run: ({ db, query }) => {
      const accounts = activeAccounts(db, query.email);
      if (accounts.length === 0) throw unknownEmail();
      return accounts.map((account) => ({
        id: account.id,
        email: account.email,
        clientName: db.clients.get(account.clientId)?.name ?? '',
      }));
    },
  }),

  publicCall('POST', 'login', {
    body: { id: required(id), password: text },
    run: ({ db, body, now }) => {
      checkForm(body).required({ password: 'Informe a senha.' }).end();
      const user = db.users.get(body.id);
      if (!user) throw notFound('Conta não encontrada.');
      if (!user.status)
        throw refusedPassword('Este usuário está inativo. Fale com o administrador do gabinete.');
      if (user.password !== body.password) throw refusedPassword('Senha incorreta.');
      return openSession(db, user, now);
    },
  }),

  // A token that has just expired must not keep anyone from leaving, so none is asked for in the header.
  publicCall('POST', 'logout', {
    acceptsToken: true,
    body: { token: required(text) },
    run: ({ db, body }) => {
      db.sessions.removeWhere((session) => session.token === body.token);
    },
  }),
]);

const unknownEmail = () => {
  const message = 'Não encontramos uma conta com esse e-mail.';
  return badRequest(message, [{ fieldName: 'email', message }]);
};

const refusedPassword = (message: string) => badRequest(message, [{ fieldName: 'password', message }]);
