import { is, keep, ofClient, pageOf } from '../../data/search';
import { list, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  bool,
  digits,
  filled,
  id,
  noted,
  oneOf,
  orNull,
  paging,
  phone,
  required,
  text,
  textUpTo,
  texts,
} from '../../protocol/fields';
import { administratorCall } from '../../protocol/administratorCall';
import { checkForm, isEmail } from '../../protocol/forms';
import { optionFields, optionList, ownOrSystem } from '../../protocol/optionList';
import { notFound } from '../../protocol/refusal';
import { creditScript } from './credits';
import { historyScript } from './history';
import { findTemplate, templateFor } from './messages';
import { sendingScript } from './sendCommunication';

const templateFields = { ...optionFields, clientId: noted(orNull(id), 'null se do sistema') };

const templateScript = script('template.communication.php', [
  staffCall('GET', 'getById', {
    says: 'Um modelo de mensagem, com o que o gabinete preenche.',
    answer: record({
      ...templateFields,
      typeId: id,
      categoryId: id,
      template: noted(text, 'o que se envia, com as variáveis entre chaves'),
      templateShow: noted(text, 'o que se lê'),
      variables: noted(texts, 'as que faltam preencher'),
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const template = findTemplate(db, clientId, query.id);
      if (!template) throw notFound('Modelo de mensagem não encontrado.');
      return templateFor(db, clientId, template);
    },
  }),
]);

const optionScript = script('queries.php', [
  optionList('templateList', {
    says: 'Os modelos de mensagem de um canal e de uma categoria, do gabinete e do sistema.',
    query: { typeId: required(id), categoryId: required(id) },
    fields: templateFields,
    rows: (input) =>
      keep(
        input.db.templates.filter(ownOrSystem(input)),
        is('typeId', input.query.typeId),
        is('categoryId', input.query.categoryId),
      ),
  }),
]);

const profileForm = {
  displayName: filled(textUpTo(50), 'Informe o nome de exibição.'),
  displayEmail: filled(textUpTo(50), 'Informe o e-mail de exibição.'),
  displayPhoneNumber: filled(phone, 'Informe o telefone de exibição.'),
  evidence: filled(textUpTo(200), 'Diga o que comprova o perfil.'),
};

const profileScript = script('cliente.php', [
  staffCall('GET', 'getProfiles', {
    says: 'Os perfis de exibição do gabinete, do mais novo ao mais antigo.',
    answer: list({
      id,
      displayName: text,
      displayEmail: text,
      displayPhoneNumber: digits,
      evidence: text,
      status: oneOf('accept', 'reject', 'pending'),
      enabled: bool,
      token: text,
    }),
    query: paging,
    run: ({ db, clientId, query }) => {
      const newestFirst = keep(db.displayProfiles.all(), ofClient(clientId)).reverse();
      return pageOf(newestFirst, query, (profile) => ({
        id: profile.id,
        displayName: profile.displayName,
        displayEmail: profile.displayEmail,
        displayPhoneNumber: profile.displayPhoneNumber,
        evidence: profile.evidence,
        status: profile.status,
        enabled: profile.enabled,
        token: profile.token,
      }));
    },
  }),

  administratorCall('POST', 'createProfile', {
    says: 'Pede um perfil de exibição. É aprovado na hora e passa a ser o usado.',
    answer: record({ id }),
    body: profileForm,
    run: ({ db, clientId, timestamp, body }) => {
      checkForm(profileForm, body)
        .phones('displayPhoneNumber')
        .that(isEmail(body.displayEmail), 'displayEmail', 'Informe um e-mail válido.')
        .end();
      const { displayName = '', displayEmail = '', displayPhoneNumber = '', evidence = '' } = body;
      for (const profile of db.displayProfiles.filter((one) => one.clientId === clientId && one.enabled))
        db.displayProfiles.update(profile.id, { enabled: false });
      const written = { displayName, displayEmail, displayPhoneNumber, evidence };
      const token = `perfil-${clientId}-${timestamp.replace(/\D/g, '')}`;
      const accepted = { clientId, ...written, status: 'accept', enabled: true, token } as const;
      return { id: db.displayProfiles.insert(accepted).id };
    },
  }),
]);

export const messageScripts = [
  templateScript,
  optionScript,
  profileScript,
  sendingScript,
  creditScript,
  historyScript,
];
