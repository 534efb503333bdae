import { script, staffCall, type StaffInput } from '../protocol/calls';
import { id, only, required, text, type Fields } from '../protocol/fields';
import type { Option } from '../records';
import { hasWords, is, keep, wholeList } from '../search';

/** An option list; the action is repeated in the query as `ac`. */
const optionList = <Q extends Fields = Record<never, never>>(
  action: string,
  rows: (input: StaffInput<Q, Record<never, never>>) => readonly unknown[],
  query?: Q,
) =>
  staffCall('GET', action, {
    query: { ac: required(only(action)), ...query } as unknown as Q,
    run: (input: StaffInput<Q, Record<never, never>>) => wholeList(rows(input)),
  });

/** Of the caller's office. */
const own =
  ({ clientId }: { clientId: number }) =>
  (row: { clientId: number }) =>
    row.clientId === clientId;

/** Of the caller's office, or of the system. */
const ownOrSystem =
  ({ clientId }: { clientId: number }) =>
  (row: { clientId: number | null }) =>
    row.clientId === clientId || row.clientId === null;

const option = ({ id: optionId, name }: Option) => ({ id: optionId, name });
const colored = ({ id: optionId, name, color }: Option & { color: string }) => ({
  id: optionId,
  name,
  color,
});

export const queries = script('queries.php', [
  optionList('officeList', (input) => input.db.offices.filter(own(input)).map(option)),
  optionList('treatmentStatusList', (input) => input.db.serviceStatuses.filter(own(input)).map(colored)),
  optionList('treatmentOriginList', (input) => input.db.serviceOrigins.filter(own(input)).map(option)),
  optionList('treatmentCategoryList', (input) => input.db.serviceCategories.filter(own(input)).map(option)),
  optionList('electorGroupList', (input) => input.db.voterGroups.filter(own(input)).map(option)),
  optionList('documentTypeList', ({ db }) => db.documentTypes.all().map(option)),
  optionList('legislativeProcesseStatusList', (input) =>
    input.db.legislativeStatuses.filter(own(input)).map(colored),
  ),

  optionList('userList', (input) =>
    input.db.users
      .filter(own(input))
      .map((user) => ({ id: user.id, name: user.name, status: user.status, phone: user.telephone })),
  ),

  optionList('departmentList', (input) =>
    input.db.departments
      .filter(ownOrSystem(input))
      .map((department) => ({ id: department.id, name: department.name, clientId: department.clientId })),
  ),

  optionList('integrationCalendarList', (input) =>
    input.db.calendarIntegrations
      .filter(own(input))
      .map((entry) => ({ id: entry.id, userId: entry.userId, isValid: entry.isValid })),
  ),

  optionList(
    'occupationList',
    ({ db, query }) => keep(db.occupations.all(), hasWords<Option>('name', query.name)).map(option),
    { name: text },
  ),

  optionList('tagList', ({ db }) =>
    db.tags.all().map((tag) => ({
      id: tag.id,
      perLine: tag.perLine,
      perPage: tag.perPage,
      name: tag.name,
      code: tag.code,
    })),
  ),

  optionList(
    'templateList',
    (input) =>
      keep(
        input.db.templates.filter(ownOrSystem(input)),
        is('typeId', input.query.typeId),
        is('categoryId', input.query.categoryId),
      ).map((template) => ({ id: template.id, name: template.name, clientId: template.clientId })),
    { typeId: required(id), categoryId: required(id) },
  ),
]);
