import { randomUUID } from 'node:crypto';
import type { Database } from '../../db';
import { between, findPage, fold, hasReference, hasWords, listOfFound, ofClient } from '../../data/search';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  day,
  filled,
  id,
  listOf,
  noted,
  paging,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { invalidField, notPossible, ownedBy, Refusal } from '../../protocol/refusal';
import type { Rule } from '../../../src/session/rights';
import { demandRule } from '../../protocol/rules';
import type { User } from '../auth/records';
import { palette } from '../settings/seed';
import type { Poll } from './records';

const fewestOptions = 2;
const maxOptions = 6;
const longestOption = 50;
const colors = Object.keys(palette).length;

const color = noted(id, `1 a ${colors}, na ordem da paleta`);
const status = noted(id, '1 Aberta, 2 Encerrada: depois da data de encerramento');

const form = {
  question: filled(textUpTo(200), 'Informe a pergunta.'),
  thanksText: textUpTo(100),
  endDate: filled(day, 'Informe a data de encerramento.'),
  color: filled(color, 'Escolha a cor.'),
  options: noted(
    listOf({ id: noted(id, 'a de cada uma, na alteração'), op: text }),
    `${fewestOptions} a ${maxOptions}, diferentes, com até ${longestOption} caracteres; na alteração, as mesmas`,
  ),
};

const rowFields = { id, reference: text, question: text, endDate: day, status, statusName: text };
const answered = (item: string) => listOf({ item: noted(id, item), total: id });

const pollScript = script('survey.php', [
  // With `id` it reads one poll; without, it searches.
  staffCall('GET', null, {
    says: 'Procura enquetes, da mais nova à mais antiga.',
    answer: list(rowFields),
    query: {
      reference: noted(text, 'EN-12 ou 12'),
      question: noted(text, 'palavras da pergunta'),
      startDate: noted(day, 'encerramento, de'),
      endDate: noted(day, 'encerramento, até'),
      ...paging,
    },
    run: ({ db, clientId, query, today }) => {
      const filters = [
        ofClient(clientId),
        hasReference('EN', query.reference),
        hasWords<Poll>('question', query.question),
        between('endDate', query.startDate, query.endDate),
      ];
      return listOfFound(findPage(db.polls.ordered(newestFirst), filters, query), rowOf(today));
    },
  }),

  staffCall('GET', null, {
    says: 'Lê uma enquete.',
    answer: record({
      ...rowFields,
      identifier: noted(text, 'o do link público'),
      thanksText: text,
      color,
      options: listOf({ id, op: text }),
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query, today }) => {
      const poll = find(db, clientId, query.id);
      const { identifier, thanksText, color: chosen, options } = poll;
      return { ...rowOf(today)(poll), identifier, thanksText, color: chosen, options };
    },
  }),

  staffCall('GET', 'getAnalytics', {
    says: 'Lê uma enquete com as suas respostas.',
    answer: record({
      reference: text,
      endDate: day,
      identifier: text,
      question: text,
      options: listOf({ op: text }),
      thanksText: text,
      answers: answered('a posição da opção, de 1 em diante'),
      weekDay: answered('0 domingo a 6 sábado'),
      hour: answered('0 a 23'),
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const poll = find(db, clientId, query.id);
      const { identifier, question, thanksText, endDate, options, answers, weekDay, hour } = poll;
      return {
        ...{ reference: referenceOf(poll), endDate, identifier, question, thanksText },
        options: options.map(({ op }) => ({ op })),
        answers: countedFrom(1, answers),
        // Days and hours without answers are omitted.
        weekDay: countedFrom(0, weekDay).filter(({ total }) => total > 0),
        hour: countedFrom(0, hour).filter(({ total }) => total > 0),
      };
    },
  }),

  staffCall('POST', null, {
    says: 'Cria uma enquete.',
    answer: record(rowFields),
    body: form,
    run: ({ db, clientId, user, body, today }) => {
      demandRight(user, 'create_survey');
      const { options, ...facts } = readForm(body);
      if (facts.endDate < today) throw invalidField('endDate', 'Escolha uma data a partir de hoje.');
      const poll = db.polls.insert({
        ...{ clientId, identifier: randomUUID().replaceAll('-', '').slice(0, 12) },
        ...facts,
        options: options.map((op, index) => ({ id: index + 1, op })),
        ...unanswered(options.length),
      });
      return rowOf(today)(poll);
    },
  }),

  staffCall('PUT', null, {
    says: 'Altera uma enquete: a data, a cor e o agradecimento. A pergunta e as opções não mudam.',
    answer: record(rowFields),
    body: { id: required(id), ...form },
    run: ({ db, clientId, user, body, today }) => {
      demandRight(user, 'edit_survey');
      const poll = find(db, clientId, body.id);
      const { question, options, ...changes } = readForm(body);
      const isSame = options.length === poll.options.length && poll.options.every(isAt(body.options));
      checkForm(form, body)
        .that(question === poll.question, 'question', 'A pergunta não pode mais mudar.')
        .that(isSame, 'options', 'As opções não podem mais mudar.')
        .end();
      return rowOf(today)(db.polls.update(poll.id, changes));
    },
  }),

  staffCall('DELETE', null, {
    says: 'Exclui uma enquete, com as suas respostas.',
    answer: nothing,
    query: { id: required(id) },
    run: ({ db, clientId, user, query }) => {
      demandRight(user, 'delete_survey');
      db.polls.remove(find(db, clientId, query.id).id);
    },
  }),

  staffCall('POST', 'deleteAnswer', {
    says: 'Exclui todas as respostas de uma enquete.',
    answer: record({ id }),
    query: { id: required(id) },
    run: ({ db, clientId, user, query }) => {
      demandRight(user, 'delete_survey');
      const poll = find(db, clientId, query.id);
      return { id: db.polls.update(poll.id, unanswered(poll.options.length)).id };
    },
  }),
]);

export const pollScripts = [pollScript];

export const unanswered = (options: number) => ({
  answers: Array<number>(options).fill(0),
  weekDay: Array<number>(7).fill(0),
  hour: Array<number>(24).fill(0),
});

const newestFirst = (a: Poll, b: Poll) => b.id - a.id;

const find = (db: Database, clientId: number, pollId: number) =>
  ownedBy(clientId, db.polls.get(pollId), 'Enquete não encontrada.');

const referenceOf = ({ id: pollId }: Poll) => `EN-${pollId}`;

const countedFrom = (start: number, totals: readonly number[]) =>
  totals.map((total, index) => ({ item: start + index, total }));

const rowOf = (today: string) => (poll: Poll) => {
  const isClosed = poll.endDate < today;
  return {
    ...{ id: poll.id, reference: referenceOf(poll), question: poll.question, endDate: poll.endDate },
    ...{ status: isClosed ? 2 : 1, statusName: isClosed ? 'Encerrada' : 'Aberta' },
  };
};

/** Screens always offer poll actions, so a missing permission is a 400, not a 403 that ends the session. */
function demandRight(user: User, rule: Rule): void {
  try {
    demandRule(user, rule);
  } catch (refusal) {
    throw refusal instanceof Refusal ? notPossible(refusal.message) : refusal;
  }
}

const isAt =
  (sent: Values<typeof form>['options'] = []) =>
  (option: { id: number; op: string }, index: number) =>
    sent[index]?.id === option.id && sent[index].op === option.op;

function readForm(body: Values<typeof form>) {
  const options = (body.options ?? []).map(({ op = '' }) => op.trim());
  const { question = '', thanksText = '', endDate = '', color: chosen = 0 } = body;
  checkForm(form, body)
    .that(chosen >= 1 && chosen <= colors, 'color', 'Escolha a cor.')
    .that(options.length >= fewestOptions, 'options', `Informe ao menos ${fewestOptions} respostas.`)
    .that(options.length <= maxOptions, 'options', `Informe no máximo ${maxOptions} respostas.`)
    .that(options.every(Boolean), 'options', 'Há uma resposta em branco.')
    .that(
      options.every((op) => op.length <= longestOption),
      'options',
      `Use no máximo ${longestOption} caracteres em cada resposta.`,
    )
    .that(new Set(options.map(fold)).size === options.length, 'options', 'Há duas respostas iguais.')
    .end();
  return { question, thanksText, endDate, color: chosen, options };
}
