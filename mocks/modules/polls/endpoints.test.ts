import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, type Query } from '@tests/demo';
import { demoAccounts } from '../../seed/accounts';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const form = {
  question: 'Onde deve ficar a academia ao ar livre?',
  thanksText: '',
  endDate: today,
  color: 6,
  options: [{ op: 'Na praça' }, { op: 'No parque' }],
};
const create = (changes: object = {}) => askApi('POST survey.php', { as, body: { ...form, ...changes } });
const read = (id: number) => askApi('GET survey.php', { as, query: { id: String(id) } });
const results = async (id: number) =>
  (await askApi('GET survey.php getAnalytics', { as, query: { id: String(id) } })).data;
const sum = (counted: { total: number }[]) => counted.reduce((all, { total }) => all + total, 0);

describe('polls', () => {
  it('are found by every filter', async () => {
    const { id } = (await create()).data;
    const search = async (query: Query) => (await askApi('GET survey.php', { as, query })).data;
    const all = demoApi.db.polls.filter(({ clientId }) => clientId === 1);
    await expectFound(search, all, [
      [{ reference: `EN-${id}` }, (poll) => poll.id === id],
      [
        { question: 'livre ACADEMIA' },
        ({ question }) => /academia/i.test(question) && /livre/.test(question),
      ],
      [{ startDate: today, endDate: today }, ({ endDate }) => endDate === today],
    ]);
  });

  it('are created open, changed in all but what was asked, and deleted', async () => {
    const { id, ...row } = (await create()).data;
    expect(row).toEqual({
      ...{ reference: `EN-${id}`, question: form.question, endDate: today },
      ...{ status: 1, statusName: 'Aberta' },
    });
    const { options, identifier } = (await read(id)).data;
    expect(options).toEqual([
      { id: 1, op: 'Na praça' },
      { id: 2, op: 'No parque' },
    ]);
    expect(identifier).toMatch(/^\w{12}$/);
    const change = (changes: object) =>
      askApi('PUT survey.php', { as, body: { ...form, id, options, ...changes } });
    expect((await change({ endDate: '2026-11-01', thanksText: 'Obrigado!' })).data).toMatchObject({
      status: 2,
      statusName: 'Encerrada',
    });
    expect((await change({ question: 'Outra?', options: options.toReversed() })).data.errors).toEqual([
      { fieldName: 'question', message: 'A pergunta não pode mais mudar.' },
      { fieldName: 'options', message: 'As opções não podem mais mudar.' },
    ]);
    await askApi('DELETE survey.php', { as, query: { id: String(id) } });
    expect((await read(id)).status).toBe(404);
  });

  it('are answered by as many as the votes of each option, day and hour say, until the answers are deleted', async () => {
    const polls = demoApi.db.polls.filter(({ clientId }) => clientId === 1);
    const busiest = polls.find(({ answers }) => answers.reduce((all, votes) => all + votes) === 3000);
    const { answers, weekDay, hour } = await results(busiest?.id ?? 0);
    expect([sum(answers), sum(weekDay), sum(hour)]).toEqual([3000, 3000, 3000]);
    const query = { id: String(busiest?.id) };
    await askApi('POST survey.php deleteAnswer', { as, query, body: {} });
    expect(await results(busiest?.id ?? 0)).toMatchObject({ weekDay: [], hour: [] });
    expect(sum((await results(busiest?.id ?? 0)).answers)).toBe(0);
  });

  it('are refused to those without the right by a word, not by the end of their session', async () => {
    const basic = demoAccounts.basic.email;
    const [{ id } = { id: 0 }] = demoApi.db.polls.filter(({ clientId }) => clientId === 1);
    const query = { id: String(id) };
    for (const [answer, to] of [
      [await askApi('POST survey.php', { as: basic, body: form }), 'criar'],
      [await askApi('PUT survey.php', { as: basic, body: { ...form, id } }), 'editar'],
      [await askApi('DELETE survey.php', { as: basic, query }), 'excluir'],
      [await askApi('POST survey.php deleteAnswer', { as: basic, query, body: {} }), 'excluir'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(answer.data.message).toBe(`Você não tem permissão para ${to} enquetes.`);
    }
  });

  const options = (...texts: string[]) => ({ options: texts.map((op) => ({ op })) });
  itIsRefused(create, [
    ['color endDate options question', { question: '', endDate: '', color: 0, options: [] }],
    ['color question thanksText', { color: 14, question: 'a'.repeat(201), thanksText: 'a'.repeat(101) }],
    ['endDate', { endDate: '2026-11-01' }],
    ['options', options('Sim')],
    ['options', options('Sim', ' ')],
    ['options', options('São João', 'sao joao')],
    ['options', options('Sim', 'a'.repeat(51))],
    ['options', options('1', '2', '3', '4', '5', '6', '7')],
  ]);
});
