import type { Database } from '../../db';
import type { User } from '../auth/records';
import { minPasswordLength } from '../auth/passwordRecovery';
import { jobRole } from '../auth/seedUsers';
import { wholeList } from '../../data/search';
import { list, nothing, record } from '../../protocol/answers';
import { administratorCall } from '../../protocol/administratorCall';
import { script } from '../../protocol/calls';
import {
  bool,
  digits,
  filled,
  id,
  noted,
  only,
  phone,
  required,
  text,
  textUpTo,
  texts,
  type Values,
} from '../../protocol/fields';
import { checkForm, isEmail } from '../../protocol/forms';
import { notPossible, ownedBy } from '../../protocol/refusal';
import { allRules } from '../../protocol/rules';

const profiles: Record<number, string> = { 1: 'Administrador', 2: 'Básico' };
const administrator = 1;
const jobRoles = 9;
const maxPassword = 30;

const password = filled(textUpTo(maxPassword), 'Informe a senha.');

const form = {
  name: filled(textUpTo(60), 'Informe o nome.'),
  email: noted(filled(textUpTo(60), 'Informe o e-mail.'), 'com que entra'),
  jobRoleId: noted(
    filled(id, 'Escolha o cargo.'),
    `${jobRole.councillor} a ${jobRoles}, na ordem do produto`,
  ),
  officeId: filled(id, 'Escolha o escritório.'),
  profileId: noted(filled(id, 'Escolha o perfil.'), '1 Administrador, 2 Básico'),
  telephone: phone,
  rules: noted(texts, 'permissões; nenhuma no perfil 1'),
};

const written = record({ id, name: text });

export const userScript = script('user.php', [
  administratorCall('GET', 'search', {
    says: 'Os usuários do gabinete, os ativos primeiro.',
    answer: list({
      id,
      status: noted(bool, 'ativo'),
      name: text,
      email: text,
      profile: noted(text, 'o nome do perfil'),
      profileId: id,
    }),
    query: { order: only('status'), direction: only('desc') },
    run: ({ db, clientId }) => {
      const users = db.users.filter((user) => user.clientId === clientId);
      const ordered = [...users.filter(({ status }) => status), ...users.filter(({ status }) => !status)];
      return wholeList(
        ordered.map(({ id: userId, status, name, email, profileId }) => ({
          id: userId,
          status,
          name,
          email,
          profile: profiles[profileId] ?? '',
          profileId,
        })),
      );
    },
  }),

  administratorCall('GET', null, {
    says: 'Lê um usuário.',
    answer: record({
      id,
      name: text,
      email: text,
      officeId: id,
      jobRoleId: id,
      profileId: id,
      telephone: digits,
      rules: texts,
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const { name, email, officeId, jobRoleId, profileId, telephone, rules } = find(db, clientId, query.id);
      return { id: query.id, name, email, officeId, jobRoleId, profileId, telephone, rules };
    },
  }),

  administratorCall('POST', 'create', {
    says: 'Cria um usuário, ativo.',
    answer: written,
    body: { ...form, password: noted(password, `ao menos ${minPasswordLength} caracteres`) },
    run: ({ db, clientId, body }) => {
      const values = readForm(db, clientId, body, body.password ?? '');
      const created = { clientId, status: true, image: '', password: body.password ?? '', ...values };
      const { id: userId, name } = db.users.insert(created);
      return { id: userId, name };
    },
  }),

  administratorCall('POST', 'update', {
    says: 'Altera um usuário; a senha tem chamada própria.',
    answer: written,
    body: { id: required(id), ...form },
    run: ({ db, clientId, body }) => {
      const user = find(db, clientId, body.id);
      const values = readForm(db, clientId, body);
      if (values.profileId !== administrator) demandAnotherAdministrator(db, user);
      const { name } = db.users.update(user.id, values);
      return { id: user.id, name };
    },
  }),

  administratorCall('POST', 'changePassword', {
    says: 'Dá outra senha a um usuário.',
    answer: nothing,
    body: { id: required(id), password },
    run: ({ db, clientId, body }) => {
      const { id: userId } = find(db, clientId, body.id);
      checkForm({ password }, { password: body.password })
        .that(isLongEnough(body.password), 'password', tooShort)
        .end();
      db.users.update(userId, { password: body.password ?? '' });
    },
  }),

  administratorCall('POST', 'changeStatus', {
    says: 'Inativa ou reativa um usuário. O inativo perde a sessão na chamada seguinte.',
    answer: nothing,
    body: { id: required(id), status: noted(required(bool), 'o novo: true é ativo') },
    run: ({ db, clientId, body }) => {
      const user = find(db, clientId, body.id);
      if (!body.status) demandAnotherAdministrator(db, user);
      db.users.update(user.id, { status: body.status });
    },
  }),
]);

const find = (db: Database, clientId: number, userId: number) =>
  ownedBy(clientId, db.users.get(userId), 'Usuário não encontrado.');

const isLongEnough = (typed = '') => typed.length >= minPasswordLength;
const tooShort = `A senha precisa de ao menos ${minPasswordLength} caracteres.`;

/** @throws Refusal (400) for the last administrator */
function demandAnotherAdministrator(db: Database, user: User) {
  if (user.profileId !== administrator) return;
  const isLast = !db.users.find(
    (other) =>
      other.id !== user.id &&
      other.clientId === user.clientId &&
      other.status &&
      other.profileId === administrator,
  );
  if (isLast) throw notPossible('O gabinete precisa de ao menos um administrador ativo.');
}

/** @throws Refusal (422) with a message per field; only new users need a password */
function readForm(
  db: Database,
  clientId: number,
  body: Values<typeof form> & { id?: number },
  newPassword?: string,
) {
  const { name = '', email = '', jobRoleId = 0, officeId = 0, profileId = 0, telephone = '' } = body;
  const { rules = [] } = body;
  const isTaken = db.users.find(
    (other) =>
      other.clientId === clientId &&
      other.id !== body.id &&
      other.email.toLowerCase() === email.toLowerCase(),
  );
  const fields = newPassword === undefined ? form : { ...form, password };
  checkForm(fields, { ...body, password: newPassword })
    .phones('telephone')
    .that(isEmail(email), 'email', 'Confira o e-mail.')
    .that(!isTaken, 'email', 'Já existe um usuário com este e-mail.')
    .that(jobRoleId >= 1 && jobRoleId <= jobRoles, 'jobRoleId', 'Escolha o cargo.')
    .that(db.offices.get(officeId)?.clientId === clientId, 'officeId', 'Escolha o escritório.')
    .that(profileId in profiles, 'profileId', 'Escolha o perfil.')
    .that(
      profileId === administrator ? rules.length === 0 : rules.length > 0,
      'rules',
      profileId === administrator
        ? 'O administrador já tem todas as permissões.'
        : 'Escolha ao menos uma permissão.',
    )
    .that(
      rules.every((rule) => allRules.some((known) => known === rule)),
      'rules',
      'Há uma permissão desconhecida.',
    )
    .inAll(newPassword === undefined || isLongEnough(newPassword), 'password', tooShort)
    .end();
  return { name, email, jobRoleId, officeId, profileId, telephone, rules };
}
