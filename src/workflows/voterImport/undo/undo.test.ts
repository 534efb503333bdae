import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hoursBetween } from './hours';
import { idsText, readIds } from './idsFile';
import { markOf } from './mark';
import { changedSince, undoWork, whyKept } from './undoWork';
import { capitalised } from '@/formats/text';
import type { Ask } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { servicesOfVoterApi } from '@/features/services/servicesOfVoter';
import { voterFormApi } from '@/features/voters/form/voterFormApi';
import { inputFrom } from '@/features/voters/form/voterInput';
import { votersApi } from '@/features/voters/votersApi';
import { voterDetails, voterRecord } from '@/lookups/voters/voter';
import { completedValues } from '../write/completion';

const times = { startedAt: '2026-11-23 14:00:00', endedAt: '2026-11-23 14:10:00' } as const;
const facts = { ...times, clientId: 7 };
const voterOf = (id: number, name = `Pessoa ${id}`) => ({ id, mark: markOf(facts, { id, name }) });
const completed = [
  {
    id: 21,
    values: [
      { part: 'email', mark: 'ab12' },
      { part: 'telephone', mark: '9z0' },
    ],
  },
] as const;
const made = { ...times, voters: [3, 8, 13].map((id) => voterOf(id)), completed, undone: 0 };
const now = '2026-11-24 09:00:00';
const file = idsText(made, 7);

describe('the file that undoes', () => {
  it('says what an import made, and is read again', () => {
    expect(readIds(file, 7, now)).toEqual(made);
    expect(readIds(`\uFEFF${file.replaceAll('\r', '')}`, 7, now)).toEqual(made);
    expect(file).not.toMatch(/Pessoa/);
    const rest = { ...made, undone: 9 };
    expect(readIds(idsText(rest, 7), 7, now)).toEqual(rest);
  });

  it.each([
    ['of another office', idsText(made, 8), /outro gabinete/],
    ['of something else', 'Nome;CPF\nAna;1', /não é um arquivo para desfazer/],
    ['with a line of something else', file.replace(/\r\n8;\w+\r\n/, '\r\n8;x y\r\n'), /foi alterado/],
    ['with some numbers alone', file.replace(/\r\n8;\w+\r\n/, '\r\n8\r\n'), /foi alterado/],
    ['without numbers', idsText({ ...made, voters: [], completed: [] }, 7), /foi alterado/],
    ['with a field that is none', file.replace(';email=', ';password='), /foi alterado/],
    ['with a mark too long', file.replace('=ab12', '=ab12x'), /foi alterado/],
    ['of a hundred years', file.replace('de;2026', 'de;1926'), /não passa de 24 horas/],
    ['of more than a day', file.replace('de;2026-11-23', 'de;2026-11-22'), /não passa de 24 horas/],
    ['that ends before it begins', file.replace('ate;2026-11-23', 'ate;2026-11-22'), /não passa de 24 horas/],
    [
      'of days to come',
      file.replace('de;2026-11-23', 'de;2026-12-23').replace('ate;2026-11-23', 'ate;2026-12-23'),
      /nem é de depois de hoje/,
    ],
    ['of an hour that is none', file.replace('14:00:00', '25:00:00'), /não é um arquivo para desfazer/],
  ])('%s is refused', (_, text, notices) => expect(readIds(text, 7, now)).toMatch(notices));

  it.each([
    ['a line before', `x${file}`, /não é um arquivo para desfazer/],
    ['a first moment that is none', file.replace('14:00:00', '14:00:00x'), /não é um arquivo para desfazer/],
    ['a first day that is none', file.replace('de;2026', 'de;x2026'), /não é um arquivo para desfazer/],
    ['a last moment that is none', file.replace('ate;2026', 'ate;x2026'), /não é um arquivo para desfazer/],
    ['another word before a moment', file.replace('de;', 'x de;'), /não é um arquivo para desfazer/],
    ['another word before the last', file.replace('ate;', 'x ate;'), /não é um arquivo para desfazer/],
    ...[
      'x8;ab',
      '08;ab',
      '0;ab',
      '8;',
      '8',
      ';ab',
      '8;ab;',
      '8;AB',
      `8;${'a'.repeat(13)}`,
      `${'1'.repeat(16)};ab`,
    ]
      .concat(
        'completado;21',
        'x completado;21;email=ab',
        'completado;021;email=ab',
        'completado;21x;email=ab',
      )
      .concat('completado;;email=ab', 'outro;21;email=ab', 'completado;21;x email=ab', 'completado;21;email=')
      .concat(`completado;21${';email=ab'.repeat(31)}`)
      .map((line): [string, string, RegExp] => [
        `the line ${line.slice(0, 40)}`,
        `${file}${line}\r\n`,
        /foi alterado/,
      ]),
  ])('with %s is refused', (_, text, notices) => expect(readIds(text, 7, now)).toMatch(notices));

  it('of a whole day, of one digit, and of thirty values is read, each voter once', () => {
    const day = file.replace('ate;2026-11-23 14:10:00', 'ate;2026-11-24 14:00:00');
    expect(readIds(day, 7, '2026-11-24 09:00:00')).toMatchObject({ endedAt: '2026-11-24 14:00:00' });
    expect(readIds(file, 7, '2026-11-22 14:10:00')).toEqual(made);
    expect(readIds(file, 7, '2026-11-22 14:09:59')).toMatch(/depois de hoje/);
    const many = `completado;7${';email=ab'.repeat(30)}`;
    const read = readIds(`${file}${many}\r\n3;zz\r\n`, 7, now);
    expect(read).toMatchObject({ voters: [{ id: 3, mark: 'zz' }, { id: 8 }, { id: 13 }] });
    expect(
      typeof read === 'string' ? read : read.completed.map(({ id, values }) => [id, values.length]),
    ).toEqual([
      ...[
        [21, 2],
        [7, 30],
      ],
    ]);
    const instant = { ...made, endedAt: made.startedAt };
    expect(readIds(idsText(instant, 7), 7, now)).toEqual(instant);
    expect(readIds(idsText(made, null), null, now)).toEqual(made);
    const head = file.split('\r\n').slice(0, 4).join('\r\n');
    for (const lines of ['1\r\n2x', 'x1', '1'.repeat(16), '1\r\n8;ab'])
      expect(readIds(`${head}\r\n${lines}`, 7, now)).toMatch(/foi alterado/);
    expect(readIds(`${head}\r\n${'1'.repeat(15)}`, 7, now)).toMatch(/versão anterior/);
  });

  it('of an earlier version, which proves nothing, is refused', () => {
    const head = file.split('\r\n').slice(0, 4);
    expect(readIds([...head, '1', '2', '3', ''].join('\r\n'), 7, now)).toMatch(/versão anterior/);
  });
});

describe('a voter that an import made', () => {
  const asMade = { id: 8, name: 'Ana', createdAt: '2026-11-23 14:05:00', updatedAt: '2026-11-23 14:05:00' };
  const mark = markOf(facts, asMade);

  it('goes if it is as it was made, also where the server is of another zone', () => {
    expect(whyKept(asMade, 0, facts, mark)).toBeUndefined();
    const elsewhere = { createdAt: '2026-11-23 16:05:00', updatedAt: '2026-11-23 16:05:00' };
    expect(whyKept({ ...asMade, ...elsewhere }, 0, facts, mark)).toBeUndefined();
  });

  it.each([
    ['with requests', {}, 2, /^tem 2 atendimentos\.$/],
    [
      'with requests and changed since',
      { updatedAt: '2026-11-23 14:05:01' },
      1,
      /^tem 1 atendimento e foi alterado em/,
    ],
    ['changed since', { updatedAt: '2026-11-23 14:05:01' }, 0, /^foi alterado em/],
    [
      'of another day',
      { createdAt: '2026-11-01 08:00:00', updatedAt: '2026-11-01 08:00:00' },
      0,
      /não é desta importação/,
    ],
    [
      'of another time of the day',
      { createdAt: '2026-11-23 08:00:00', updatedAt: '2026-11-23 08:00:00' },
      0,
      /não é desta importação/,
    ],
    ['of which nobody knows when', { updatedAt: null }, 0, /não dá para saber/],
    ['of another name', { name: 'Bia' }, 0, /^não é o que esta importação gravou com o nº 8\.$/],
    ['of another id', { id: 9 }, 0, /não é o que esta importação gravou/],
  ])('stays %s', (_, changes, services, notices) =>
    expect(whyKept({ ...asMade, ...changes }, services, facts, mark)).toMatch(notices),
  );

  it('stays where a file was made up: no mark is right for a name that was not known', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.stringMatching(/^[0-9a-z]{1,12}$/),
        (id, guess) => {
          expect(whyKept({ ...asMade, id }, 0, facts, guess)).toMatch(/não é o que esta importação gravou/);
        },
      ),
    );
  });

  it('stays where the file tells of another window, or another office', () => {
    const later = { ...facts, startedAt: '2026-11-23 13:00:00' as const };
    expect(whyKept(asMade, 0, later, mark)).toMatch(/não é o que esta importação gravou/);
    expect(whyKept(asMade, 0, { ...facts, clientId: 8 }, mark)).toMatch(/não é o que esta importação gravou/);
  });
});

it('hours are counted over days and months, and backwards', () => {
  expect(hoursBetween('2026-11-30 23:30:00', '2026-12-01 00:30:00')).toBe(1);
  expect(hoursBetween('2026-12-01 00:30:00', '2026-11-30 23:30:00')).toBe(-1);
});

describe('taking back an import', () => {
  afterEach(() => void vi.restoreAllMocks());
  const times8 = { createdAt: '2026-11-23 14:05:00', updatedAt: '2026-11-23 14:05:00' };
  const asMade = v.parse(voterDetails, { electorId: 8, name: 'Ana', ...times8 });
  const made = { ...facts, voters: [{ id: 8, mark: markOf(facts, asMade) }], completed: [] };
  const unread = { rows: 0, fields: 1, problems: [{ path: 'data.email', expected: 'text' }] };
  const server = { error: createFailure('server') };
  interface Answers {
    voter?: ApiResult<object>;
    services?: ApiResult<object>;
    toEdit?: () => ApiResult<object>;
  }
  const at = ({ voter, services, toEdit }: Answers, of: Parameters<typeof undoWork>[1] = made) => {
    const asked: number[] = [];
    const answers = new Map<unknown, () => ApiResult<object>>([
      [votersApi.endpoints.voter, () => voter ?? { data: asMade }],
      [servicesOfVoterApi.endpoints.servicesOfVoter, () => services ?? { data: { rows: [], total: 0 } }],
      [voterFormApi.endpoints.voterToEdit, () => toEdit?.() ?? server],
    ]);
    const ask = ((endpoint: unknown, id: number) => {
      asked.push(id);
      return Promise.resolve(answers.get(endpoint)?.());
    }) as unknown as Ask;
    const remove = vi.fn(() => Promise.resolve({}));
    const dispatch = vi.fn(() => Promise.resolve({ data: null }));
    return { work: undoWork({ ask, remove, dispatch: dispatch as never }, of), remove, dispatch, asked };
  };
  const written = async (answers: Answers) => {
    const { work, remove } = at(answers);
    const { data, error } = await work.write({ id: 8 });
    return {
      data,
      why: error && ((error as { message?: string }).message ?? ''),
      removed: remove.mock.calls.length,
    };
  };

  it('removes who is as the import made them, and nobody else', async () => {
    expect(await written({})).toEqual({ data: undefined, why: undefined, removed: 1 });
    expect(await written({ voter: { error: createFailure('notFound') } })).toMatchObject({
      data: null,
      removed: 0,
    });
    for (const answers of [{ voter: server }, { services: server }] as Answers[])
      expect(await written(answers)).toEqual({ data: undefined, why: server.error.message, removed: 0 });
  });

  it.each<[why: string, answers: Answers]>([
    ['Não conseguimos ler o cadastro por inteiro.', { voter: { data: { ...asMade, unread } } }],
    ['Tem 2 atendimentos.', { services: { data: { rows: [], total: 2 } } }],
    ['Tem 1 atendimento.', { services: { data: { rows: [{}], total: 0 } } }],
    ['Não é o que esta importação gravou com o nº 8.', { voter: { data: { ...asMade, name: 'Bia' } } }],
  ])('keeps one of whom it says: %s', async (why, answers) =>
    expect(await written(answers)).toEqual({ data: undefined, why, removed: 0 }),
  );

  it.each<[gone: boolean | string, voter: ApiResult<object>]>([
    [false, { data: asMade }],
    [true, { error: createFailure('notFound') }],
    ['server', server],
  ])('sees whether they are gone: %s', async (gone, voter) => {
    const { data, error } = (await at({ voter }).work.isWritten?.({ id: 8 })) ?? {};
    expect(data ?? error?.kind).toBe(gone);
  });

  const recorded = v.parse(voterRecord, { id: 21, name: 'Bia', email: 'bia@exemplo.com', note: 'x' });
  const input = inputFrom(recorded);
  const values = completedValues(21, { ...input, email: '' }, input);
  const completing = { ...made, completed: [{ id: 21, values }] };
  const changed = v.parse(voterRecord, { id: 21, name: 'Bia', email: 'outro@exemplo.com' });

  it('takes what it filled in out of a record, once, and as it was read', async () => {
    const initiate = vi
      .spyOn(voterFormApi.endpoints.updateVoter, 'initiate')
      .mockReturnValue('sent' as never);
    let now = recorded;
    const { work, remove, dispatch, asked } = at({ toEdit: () => ({ data: now }) }, completing);
    expect(await work.isWritten?.({ id: 21 })).toEqual({ data: false });
    expect(await work.write({ id: 21 })).toEqual({ data: null });
    expect(initiate.mock.calls).toEqual([
      [{ id: 21, input: { ...input, email: '' }, recorded }, { track: false }],
    ]);
    expect(dispatch).toHaveBeenCalledWith('sent');
    // Sent before, and applied though the response was lost.
    now = changed;
    expect(await work.write({ id: 21 })).toEqual({});
    expect(await work.isWritten?.({ id: 21 })).toEqual({ data: true });
    expect(dispatch).toHaveBeenCalledTimes(1);
    expect([remove.mock.calls.length, new Set(asked)]).toEqual([0, new Set([21])]);
  });

  it('leaves a record as it is that was changed since, or cannot be read whole', async () => {
    const notices = async (answer: ApiResult<object>) => {
      const { work, dispatch } = at({ toEdit: () => answer }, completing);
      const { error } = await work.write({ id: 21 });
      expect(dispatch).not.toHaveBeenCalled();
      return (error as { message: string }).message;
    };
    expect(await notices({ data: changed })).toBe(`${capitalised(changedSince)}.`);
    expect(await notices(server)).toBe(server.error.message);
    expect(await notices({ data: { ...recorded, unread } })).toMatch(
      /^Não conseguimos ler por inteiro: E-mail/,
    );
    expect((await at({ toEdit: () => server }, completing).work.isWritten?.({ id: 21 }))?.error?.kind).toBe(
      'server',
    );
  });
});
