import { randomUUID } from 'node:crypto';
import type { Database } from '../../db';
import type { PasswordReset } from './records';
import { nothing, record } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import { bool, filled, id, noted, required, text } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { invalidField, notPossible } from '../../protocol/refusal';
import { activeAccounts } from './sessions';

const resetHours = 1;
export const minPasswordLength = 8;

const forgotForm = {
  userId: noted(id, 'a conta escolhida na entrada; null se nenhuma'),
  email: filled(text, 'Informe o e-mail.'),
};

const changeForm = {
  token: noted(required(text), 'a identidade do link'),
  password: noted(filled(text, 'Informe a nova senha.'), `ao menos ${minPasswordLength} caracteres`),
  passwordConfirm: filled(text, 'Repita a nova senha.'),
};

export const passwordScript = script('conta.php', [
  publicCall('POST', 'forgot_password', {
    says: 'Manda o e-mail com o link que redefine a senha, válido por 1 hora e uma só vez.',
    answer: nothing,
    body: forgotForm,
    run: ({ db, body, now, sendMail }) => {
      checkForm(forgotForm, body).end();
      const accounts = activeAccounts(db, body.email ?? '');
      const user = body.userId ? accounts.find((account) => account.id === body.userId) : accounts[0];
      if (!user) throw invalidField('email', 'Não encontramos uma conta com esse e-mail.');
      const { identity } = db.passwordResets.insert({
        identity: randomUUID(),
        userId: user.id,
        expires: new Date(now.getTime() + resetHours * 3_600_000).toISOString(),
        used: false,
      });
      sendMail({ to: user.email, subject: 'Redefina sua senha', link: `/auth/reset-password/${identity}` });
    },
  }),

  publicCall('GET', 'check_token_recover_password', {
    says: 'Confere o link que redefine a senha.',
    answer: record({ exists: bool, isValid: bool, i: text }),
    query: { i: noted(required(text), 'a identidade do link') },
    run: ({ db, query, now }) => {
      const reset = findReset(db, query.i);
      return { exists: reset !== undefined, isValid: isUsable(reset, now), i: query.i };
    },
  }),

  publicCall('POST', 'change_password', {
    says: 'Redefine a senha e encerra as sessões abertas com a antiga.',
    answer: nothing,
    body: changeForm,
    run: ({ db, body, now }) => {
      const { token, password = '', passwordConfirm } = body;
      const reset = findReset(db, token);
      if (!isUsable(reset, now)) throw notPossible('O link expirou ou não existe. Peça um novo.');
      checkForm(changeForm, body)
        .that(
          password.length >= minPasswordLength,
          'password',
          `A senha precisa ter ao menos ${minPasswordLength} caracteres.`,
        )
        .that(password === passwordConfirm, 'passwordConfirm', 'As senhas não são iguais.')
        .end();
      db.users.update(reset.userId, { password });
      db.passwordResets.update(reset.id, { used: true });
      // Ends sessions opened with the old password.
      db.sessions.removeWhere((session) => session.userId === reset.userId);
    },
  }),
]);

const findReset = (db: Database, identity: string) =>
  db.passwordResets.find((reset) => reset.identity === identity);

const isUsable = (reset: PasswordReset | undefined, now: Date): reset is PasswordReset =>
  reset !== undefined && !reset.used && new Date(reset.expires) > now;
