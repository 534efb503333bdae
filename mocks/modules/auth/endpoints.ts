import { bareList, nothing, record } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import { bool, filled, id, noted, object, orNull, required, text, texts } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { badRequest, notFound } from '../../protocol/refusal';
import { passwordScript } from './passwordRecovery';
import { activeAccounts, openSession } from './sessions';

const signInForm = { id: required(id), password: filled(text, 'Informe a senha.') };

const signInScript = script('login.php', [
  publicCall('GET', 'getAccount', {
    says: 'As contas ativas de um e-mail.',
    answer: bareList({ id, email: text, clientName: text }),
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
    says: 'Entra em uma conta.',
    answer: record({
      user: object({
        id,
        name: text,
        email: text,
        image: text,
        profileId: noted(id, '1 Administrador, 2 Básico'),
        clientId: id,
      }),
      token: object({ value: text, expires: noted(text, 'data e hora ISO 8601') }),
      rules: noted(texts, 'todas, no perfil 1'),
      client: object({ trl: noted(bool, 'em período de avaliação'), shortIdentifier: orNull(text) }),
    }),
    body: signInForm,
    run: ({ db, body, now }) => {
      checkForm(signInForm, body).end();
      const user = db.users.get(body.id);
      if (!user) throw notFound('Conta não encontrada.');
      if (!user.status)
        throw refusedPassword('Este usuário está inativo. Fale com o administrador do gabinete.');
      if (user.password !== body.password) throw refusedPassword('Senha incorreta.');
      return openSession(db, user, now);
    },
  }),

  // No token header: an expired token must not block signing out.
  publicCall('POST', 'logout', {
    says: 'Encerra a sessão do token.',
    answer: nothing,
    acceptsToken: true,
    body: { token: required(text) },
    run: ({ db, body }) => {
      db.sessions.removeWhere((session) => session.token === body.token);
    },
  }),
]);

export const authScripts = [signInScript, passwordScript];

const unknownEmail = () => {
  const message = 'Não encontramos uma conta com esse e-mail.';
  return badRequest(message, [{ fieldName: 'email', message }]);
};

const refusedPassword = (message: string) => badRequest(message, [{ fieldName: 'password', message }]);
