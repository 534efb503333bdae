import { randomUUID } from 'node:crypto';
import { monthlyValues, trialDays } from '../invoice/licence';
import { nothing } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import { filled, id, noted, phone, text, textUpTo } from '../../protocol/fields';
import { checkForm, isEmail } from '../../protocol/forms';
import { seedStarter } from '../../seed/starter';
import { addDays } from '../../time';
import { minPasswordLength } from '../auth/passwordRecovery';

const administrator = 1;

const form = {
  name: filled(textUpTo(60), 'Informe o nome.'),
  telephone: filled(phone, 'Informe o telefone.'),
  city: filled(text, 'Informe a cidade.'),
  state: noted(filled(text, 'Escolha o estado.'), 'sigla'),
  mail: filled(textUpTo(60), 'Informe o e-mail.'),
  password: noted(filled(textUpTo(30), 'Informe a senha.'), `ao menos ${minPasswordLength} caracteres`),
  product: noted(filled(id, 'Escolha para quem quer testar.'), '1 Vereador(a), 2 Prefeito(a), 3 Deputado(a)'),
};

const trialScript = script('trial.php', [
  publicCall('POST', 'cadastrar', {
    says: `Cria um cliente em avaliação por ${trialDays} dias, com quem o cria por administrador.`,
    answer: nothing,
    body: form,
    run: ({ db, body, today, timestamp }) => {
      const {
        name = '',
        telephone = '',
        city = '',
        state = '',
        mail = '',
        password = '',
        product = 0,
      } = body;
      checkForm(form, body)
        .phones('telephone')
        .that(db.states.find(({ abbrev }) => abbrev === state) !== undefined, 'state', 'Estado inválido.')
        .that(product in monthlyValues, 'product', 'Escolha para quem quer testar.')
        .that(isEmail(mail), 'mail', 'Informe um e-mail válido.')
        .that(
          !db.users.find((user) => user.email.toLowerCase() === mail.trim().toLowerCase()),
          'mail',
          'Este e-mail já está cadastrado.',
        )
        .that(
          password.length >= minPasswordLength,
          'password',
          `A senha precisa ter ao menos ${minPasswordLength} caracteres.`,
        )
        .end();

      const client = db.clients.insert({
        name: `Gabinete de ${name.trim()}`,
        identifier: randomUUID(),
        shortIdentifier: null,
        trl: true,
        status: true,
        newClient: true,
        billing: null,
        monthlyValue: monthlyValues[product] ?? 0,
        product,
        calendarConnected: false,
        telephone,
        mail: mail.trim(),
        city,
        state,
        createdAt: timestamp,
        dateStartLicense: null,
        dateEndLicense: null,
        dateExpireTrial: addDays(today, trialDays),
      });
      seedStarter(db, client.id);
      db.users.insert({
        clientId: client.id,
        status: true,
        name: name.trim(),
        email: mail.trim(),
        password,
        telephone,
        image: '',
        officeId: db.offices.find((office) => office.clientId === client.id)?.id ?? 0,
        // Elected roles have the same ids as products.
        jobRoleId: product,
        profileId: administrator,
        rules: [],
      });
    },
  }),
]);

export const trialScripts = [trialScript];
