import { script } from '../../protocol/calls';
import { bool, digits, id, noted, orNull, text } from '../../protocol/fields';
import { optionFields, optionList, own, ownOrSystem } from '../../protocol/optionList';
import { calendarScript } from './calendars';
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

export const settingsScripts = [optionScript, calendarScript, ...officeListScripts, userScript];
