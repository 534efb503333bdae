import type { Database } from '../../db';
import { day, filled, id, ids, listOf, noted, textUpTo, type Values } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import type { Service } from './records';

export const serviceText = textUpTo(1000);

export const serviceForm = {
  description: filled(serviceText, 'Informe a descrição.'),
  statusId: noted(filled(id, 'Escolha o status.'), 'na alteração, o que já tem'),
  categoryId: filled(id, 'Escolha a categoria.'),
  originId: filled(id, 'Escolha a origem.'),
  officeId: filled(id, 'Escolha o escritório.'),
  departmentId: id,
  requestDate: filled(day, 'Informe a data da solicitação.'),
  completionDate: noted(day, 'não antes da solicitação'),
  electorId: filled(id, 'Escolha o eleitor.'),
  responsibles: noted(ids, 'usuários ativos, ou os que já tem'),
  documents: noted(
    listOf({ typeId: id, number: id, year: id }),
    'cada um inteiro; o erro vem sob `documents.all`',
  ),
};

export type ServiceForm = Values<typeof serviceForm>;

/**
 * @param current the service being edited, null for a new one
 * @throws Refusal (422) with a message per field
 */
export function readServiceForm(
  db: Database,
  clientId: number,
  form: ServiceForm,
  current: Service | null,
): Omit<Service, 'id' | 'clientId' | 'progress' | 'files' | 'createdAt' | 'updatedAt'> {
  const { requestDate = '', completionDate, responsibles: responsibleIds = [], documents = [] } = form;
  const voter = db.voters.get(form.electorId ?? 0);
  const isOwn = (row: { clientId: number | null } | undefined) => row?.clientId === clientId;
  const department = db.departments.get(form.departmentId ?? 0);
  checkForm(serviceForm, form)
    .that(isOwn(voter) && voter?.isExcluded === false, 'electorId', 'Escolha o eleitor.')
    .that(isOwn(db.serviceStatuses.get(form.statusId ?? 0)), 'statusId', 'Escolha o status.')
    .that(
      current === null || form.statusId === current.statusId,
      'statusId',
      'O status é alterado na opção "Trocar status" da listagem.',
    )
    .that(isOwn(db.serviceOrigins.get(form.originId ?? 0)), 'originId', 'Escolha a origem.')
    .that(isOwn(db.offices.get(form.officeId ?? 0)), 'officeId', 'Escolha o escritório.')
    .that(isOwn(db.serviceCategories.get(form.categoryId ?? 0)), 'categoryId', 'Escolha a categoria.')
    .that(
      !form.departmentId || isOwn(department) || department?.clientId === null,
      'departmentId',
      'Esta secretaria não existe.',
    )
    .that(
      completionDate === undefined || completionDate >= requestDate,
      'completionDate',
      'A conclusão não pode ser antes da solicitação.',
    )
    .that(
      responsibleIds.every((userId) => {
        const user = db.users.get(userId);
        return isOwn(user) && (user?.status === true || current?.responsibleIds.includes(userId) === true);
      }),
      'responsibles',
      'Um dos responsáveis não existe ou está inativo.',
    )
    .inAll(
      documents.every(
        ({ typeId, number, year }) =>
          db.documentTypes.get(typeId ?? 0) !== undefined && number !== undefined && year !== undefined,
      ),
      'documents.all',
      'Informe tipo, número e ano de cada documento.',
    )
    .end();
  return {
    description: form.description ?? '',
    statusId: form.statusId ?? 0,
    categoryId: form.categoryId ?? 0,
    originId: form.originId ?? 0,
    officeId: form.officeId ?? 0,
    departmentId: form.departmentId || null,
    requestDate,
    completionDate: completionDate ?? null,
    electorId: form.electorId ?? 0,
    responsibleIds,
    documents: documents.map(({ typeId = 0, number = 0, year = 0 }) => ({ typeId, number, year })),
  };
}
