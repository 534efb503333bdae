import { randomUUID } from 'node:crypto';
import { monthlyValues, trialDays } from '../licence';
import { publicCall, script } from '../protocol/calls';
import { digits, id, text } from '../protocol/fields';
import { checkForm, isEmail } from '../protocol/forms';
import { seedStarterSettings } from '../seed/settings';
import { addDays } from '../time';
import { minPasswordLength } from './conta';

const administrator = 1;

export const trial = script('trial.php', [
  publicCall('POST', 'cadastrar', {
    body: { name: text, telephone: digits, city: text, state: text, mail: text, password: text, product: id },
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
      checkForm(body)
        .required({
          name: 'Informe o nome.',
          telephone: 'Informe o telefone.',
          city: 'Informe a cidade.',
          state: 'Escolha o estado.',
          product: 'Escolha para quem quer testar.',
          mail: 'Informe o e-mail.',
          password: 'Informe a senha.',
        })
        .maxLengths({ name: 60, mail: 60, password: 30 })
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
      seedStarterSettings(db, client.id);
      db.users.insert({
        clientId: client.id,
        status: true,
        name: name.trim(),
        email: mail.trim(),
        password,
        telephone,
        image: '',
        officeId: db.offices.find((office) => office.clientId === client.id)?.id ?? 0,
        // The ids of the elected roles are those of the products.
        jobRoleId: product,
        profileId: administrator,
        rules: [],
      });
    },
  }),
]);
