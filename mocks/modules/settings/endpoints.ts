import { nothing } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import { bool, digits, id, noted, orNull, required, text } from '../../protocol/fields';
import { optionFields, optionList, own, ownOrSystem } from '../../protocol/optionList';
import { notFound } from '../../protocol/refusal';
import { officeListScripts } from './lists';
import { userScript } from './users';

const optionScript = script('queries.php', [
  optionList('officeList', {
    says: 'Os escritórios.',
    rows: (input) => input.db.offices.filter(own(input)),
  }),
  optionList('treatmentStatusList', {
    says: 'Os status de atendimento.',
    fields: { ...optionFields, color: text },
    rows: (input) => input.db.serviceStatuses.filter(own(input)),
  }),
  optionList('treatmentOriginList', {
    says: 'As origens de atendimento.',
    rows: (input) => input.db.serviceOrigins.filter(own(input)),
  }),
  optionList('treatmentCategoryList', {
    says: 'As categorias de atendimento.',
    rows: (input) => input.db.serviceCategories.filter(own(input)),
  }),
  optionList('electorGroupList', {
    says: 'Os grupos de eleitores.',
    rows: (input) => input.db.voterGroups.filter(own(input)),
  }),
  optionList('userList', {
    says: 'Os usuários, também os inativos.',
    fields: { ...optionFields, status: noted(bool, 'ativo'), phone: digits },
    rows: (input) => input.db.users.filter(own(input)).map((user) => ({ ...user, phone: user.telephone })),
  }),
  optionList('departmentList', {
    says: 'As secretarias, do gabinete e do sistema.',
    fields: { ...optionFields, clientId: noted(orNull(id), 'null se do sistema') },
    rows: (input) => input.db.departments.filter(ownOrSystem(input)),
  }),
  optionList('integrationCalendarList', {
    says: 'As integrações com a agenda, uma linha por usuário que tem uma.',
    fields: { id, userId: id, isValid: bool },
    rows: (input) => input.db.calendarIntegrations.filter(own(input)),
  }),
]);

const calendarScript = script('integration.calendar.php', [
  // Called by the window that comes back from the provider's consent page, which has no session.
  publicCall('POST', 'integrationGoogleCalendar', {
    says: 'Registra o consentimento para usar a agenda do Google.',
    answer: nothing,
    body: { clientId: required(id), code: required(text) },
    run: ({ db, body }) => {
      if (!db.clients.get(body.clientId)) throw notFound('Cliente não encontrado.');
      db.clients.update(body.clientId, { calendarConnected: true });
    },
  }),
]);

export const settingsScripts = [optionScript, calendarScript, ...officeListScripts, userScript];
