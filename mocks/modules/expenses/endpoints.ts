import type { Database } from '../../db';
import { between, findPage, hasReference, hasWords, is, listOfFound, ofClient } from '../../data/search';
import { isOneOf, choicesText } from '../../data/enumeration';
import { list, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  bool,
  day,
  filled,
  id,
  money,
  noted,
  orNull,
  paging,
  phone,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { ownedBy } from '../../protocol/refusal';
import { isCnpj, isCpf } from '../../seed/personalNumbers';
import { expenseCategories, expenseStatuses } from './enumerations';
import type { Expense } from './records';

const category = noted(id, choicesText(expenseCategories));
const status = noted(id, choicesText(expenseStatuses));
const largestValue = 999_999.99;

const rowFields = {
  id,
  reference: text,
  categoryId: category,
  categoryName: text,
  statusId: status,
  statusName: text,
  value: money,
  isRefund: noted(bool, 'se é reembolso'),
  name: noted(text, 'quem recebeu'),
  nationalRegister: noted(text, 'o CPF ou o CNPJ, sem pontuação'),
  telephone: phone,
  dateRefund: orNull(day),
  dateExpense: day,
  description: text,
};

const form = {
  categoryId: filled(category, 'Escolha a categoria.'),
  statusId: filled(status, 'Escolha o status.'),
  value: noted(filled(money, 'Informe o valor.'), 'de 0.01 a 999999.99, sem frações de centavo'),
  isRefund: noted(filled(bool, 'Informe se é reembolso.'), 'se é reembolso'),
  name: noted(textUpTo(100), 'quem recebeu'),
  nationalRegister: noted(textUpTo(20), 'um CPF ou um CNPJ certos, sem pontuação'),
  telephone: phone,
  dateRefund: noted(day, 'null se não é reembolso'),
  dateExpense: filled(day, 'Informe a data da despesa.'),
  description: textUpTo(2000),
};

const expenseNamed = record({ id, reference: text });

const expenseScript = script('expense.php', [
  // With `id` it reads one expense; without, it searches.
  staffCall('GET', null, {
    says: 'Procura despesas, da mais nova à mais antiga.',
    answer: list(rowFields),
    query: {
      reference: noted(text, 'DE-12 ou 12'),
      categoryId: category,
      statusId: status,
      startDateExpense: day,
      endDateExpense: day,
      recipient: noted(text, 'parte do nome de quem recebeu'),
      isRefund: bool,
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const found = findPage(
        db.expenses.ordered(newestFirst),
        [
          ofClient(clientId),
          hasReference('DE', query.reference),
          is<Expense, 'categoryId'>('categoryId', query.categoryId),
          is<Expense, 'statusId'>('statusId', query.statusId),
          between('dateExpense', query.startDateExpense, query.endDateExpense),
          hasWords<Expense>('name', query.recipient),
          is<Expense, 'isRefund'>('isRefund', query.isRefund),
        ],
        query,
      );
      return listOfFound(found, expenseRow);
    },
  }),

  staffCall('GET', null, {
    says: 'Lê uma despesa.',
    answer: record(rowFields),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => expenseRow(find(db, clientId, query.id)),
  }),

  staffCall('POST', null, {
    says: 'Cria uma despesa.',
    answer: expenseNamed,
    rule: 'create_expense',
    body: form,
    run: ({ db, clientId, body }) => {
      const { id: expenseId } = db.expenses.insert({ ...readForm(body), clientId, reference: '' });
      const { reference } = db.expenses.update(expenseId, { reference: `DE-${expenseId}` });
      return { id: expenseId, reference };
    },
  }),

  staffCall('PUT', null, {
    says: 'Altera uma despesa.',
    answer: expenseNamed,
    rule: 'edit_expense',
    body: { id: required(id), ...form },
    run: ({ db, clientId, body }) => {
      const { id: expenseId } = find(db, clientId, body.id);
      const { reference } = db.expenses.update(expenseId, readForm(body));
      return { id: expenseId, reference };
    },
  }),

  staffCall('DELETE', null, {
    says: 'Exclui uma despesa.',
    answer: record({ id }),
    rule: 'delete_expense',
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const { id: expenseId } = find(db, clientId, query.id);
      db.expenses.remove(expenseId);
      return { id: expenseId };
    },
  }),
]);

export const expenseScripts = [expenseScript];

const newestFirst = (a: Expense, b: Expense) =>
  a.dateExpense === b.dateExpense ? b.id - a.id : a.dateExpense > b.dateExpense ? -1 : 1;

const find = (db: Database, clientId: number, expenseId: number) =>
  ownedBy(clientId, db.expenses.get(expenseId), 'Despesa não encontrada.');

const expenseRow = (expense: Expense) => ({
  id: expense.id,
  reference: expense.reference,
  categoryId: expense.categoryId,
  categoryName: expenseCategories[expense.categoryId],
  statusId: expense.statusId,
  statusName: expenseStatuses[expense.statusId],
  value: expense.value,
  isRefund: expense.isRefund,
  name: expense.name,
  nationalRegister: expense.nationalRegister,
  telephone: expense.telephone,
  dateRefund: expense.dateRefund,
  dateExpense: expense.dateExpense,
  description: expense.description,
});

/** At most two decimals. */
const isToTheCent = (value: number) => /^\d+(\.\d{1,2})?$/.test(String(value));

/** @throws Refusal (422) with a message per field */
function readForm(body: Values<typeof form>) {
  const { categoryId = 0, statusId = 0, value = 0, isRefund = false, nationalRegister = '' } = body;
  checkForm(form, body)
    .that(isOneOf(expenseCategories, categoryId), 'categoryId', 'Escolha a categoria.')
    .that(isOneOf(expenseStatuses, statusId), 'statusId', 'Escolha o status.')
    .that(value > 0 && value <= largestValue, 'value', 'Informe um valor de R$ 0,01 a R$ 999.999,99.')
    .that(isToTheCent(value), 'value', 'Informe o valor sem frações de centavo.')
    .that(
      nationalRegister === '' || isCpf(nationalRegister) || isCnpj(nationalRegister),
      'nationalRegister',
      'Este CPF ou CNPJ não é válido.',
    )
    .that(isRefund || !body.dateRefund, 'dateRefund', 'Só um reembolso tem data de reembolso.')
    .phones('telephone')
    .end();
  return {
    categoryId,
    statusId,
    value,
    isRefund,
    name: body.name ?? '',
    nationalRegister,
    telephone: body.telephone ?? '',
    dateRefund: body.dateRefund ?? null,
    dateExpense: body.dateExpense ?? '',
    description: body.description ?? '',
  };
}
