import { describe, expect, it } from 'vitest';
import { newVoter, toWire } from '@/features/voters/form/voterInput';
import type { ImportItem } from '../importSession/questions';
import { completedInput, newInput } from './importedInput';

const phone = (number: string) => ({ number, type: 2, operator: 6 });
const before = { ...newVoter(), name: 'Ana Souza', genre: 1, groupsId: [1] };

const row = (changes: object, item: object = {}) =>
  ({
    ...{ row: 2, groupIds: [], address: null, addressNote: '', groupNote: '', isOnlyNo: false, allows: true },
    voter: {
      ...{ name: 'Ana Souza', nickName: '', cpf: '', dateOfBirth: '', genre: 3, maritalStatusId: '' },
      ...{ phones: [], email: '', voterTitle: '', electoralZone: '', votingSection: '', healthCard: '' },
      ...{ sonsIn: '', note: '', allows: '', ...changes },
    },
    ...item,
  }) as unknown as ImportItem;

const numbersOf = (input: ReturnType<typeof completedInput>) => input?.telephone.map(({ number }) => number);

describe('the telephones of a record that is completed', () => {
  it.each<[what: string, there: string[], notices: string[], after: string[] | undefined]>([
    ['three: none is added', ['1', '2', '3'], ['4'], undefined],
    ['two: none is added', ['1', '2'], ['3'], undefined],
    ['one: only the first that is new', ['1'], ['1', '2', '3'], ['1', '2']],
    ['none: the first two', [], ['1', '2', '3'], ['1', '2']],
    ['an empty line is no telephone', ['', '1'], ['2'], ['1', '2']],
    ['those it has: nothing to write', ['1', '2'], ['2', '1'], undefined],
  ])('%s', (_, there, notices, after) => {
    const record = { ...before, telephone: there.map(phone) };
    expect(numbersOf(completedInput(record, row({ phones: notices })))).toEqual(after);
  });

  it('are three as they were, when something else is filled in, and are sent so', () => {
    const three = ['1931110001', '1931110002', '19981110003'].map(phone);
    const input = completedInput(
      { ...before, telephone: three },
      row({ phones: ['19981110004'], email: 'a@b.c' }),
    );
    expect(input?.telephone).toEqual(three);
    expect(input?.email).toBe('a@b.c');
    const { telephone } = toWire(input ?? newVoter()) as { telephone: unknown[] };
    expect(telephone).toHaveLength(3);
  });
});

it('nothing of a row is taken of somebody who only says no, and the no but once', () => {
  const no = row({ allows: false, email: 'a@b.c' }, { isOnlyNo: true });
  const said = completedInput({ ...before, allowCommunication: true }, no);
  expect(said).toEqual({ ...before, allowCommunication: false });
  expect(completedInput(said ?? before, no)).toBeNull();
});

it('a note of the address goes to who has none, behind the own one of the row', () => {
  const noted = row({ note: 'Da planilha.' }, { addressNote: 'Rua B.', groupNote: 'Feira.' });
  expect(completedInput({ ...before, addressMode: 'none' }, noted)?.note).toBe(
    'Da planilha.\nFeira.\nRua B.',
  );
  expect(completedInput({ ...before, addressMode: 'chosen' }, noted)?.note).toBe('Da planilha.\nFeira.');
  expect(completedInput({ ...before, note: 'Sua.' }, noted)?.note).toBeUndefined();
});

describe('what is filled in of a record', () => {
  const campinas = { value: 1, label: 'Campinas/SP', name: 'Campinas', state: 'SP', stateId: 1 };
  const address = {
    zipcode: '13010001',
    street: 'Rua A',
    number: '1',
    additional: '',
    city: campinas,
    district: { value: 2, label: 'Centro', cityId: 1 },
  };

  it.each([
    ['', 2, 2],
    [3, 2, 2],
    [1, 2, undefined],
    ['', 3, undefined],
  ])('of the gender %j, told %i, is %s', (there, notices, genre) => {
    const filled = completedInput(
      { ...before, genre: there as typeof before.genre, email: '' },
      row({ genre: notices }),
    );
    expect(filled?.genre).toBe(genre);
  });

  it('are the groups where there were none, and the address where there was none', () => {
    expect(completedInput({ ...before, groupsId: [] }, row({}, { groupIds: [4] }))?.groupsId).toEqual([4]);
    expect(completedInput({ ...before, groupsId: [] }, row({}))).toBeNull();
    expect(completedInput(before, row({}, { groupIds: [4] }))).toBeNull();
    const filled = completedInput({ ...before, addressMode: 'none' }, row({}, { address }));
    expect(filled).toMatchObject({ zipcode: '13010001', city: campinas });
    expect(filled?.addressMode).not.toBe('none');
    expect(completedInput({ ...before, addressMode: 'chosen' }, row({}, { address }))).toBeNull();
    expect(completedInput({ ...before, addressMode: 'none' }, row({}))).toBeNull();
  });

  it('of a new one is all that the row has', () => {
    const item = row(
      { email: 'a@b.c', phones: ['19981110001'] },
      { groupIds: [4], allows: false, voteStatusId: 3 },
    );
    const input = newInput(item);
    expect(input).toMatchObject({
      name: 'Ana Souza',
      genre: 3,
      email: 'a@b.c',
      groupsId: [4],
      allowCommunication: false,
    });
    expect([input.voteStatusId, input.addressMode, numbersOf(input)]).toEqual([3, 'none', ['19981110001']]);
    expect(newInput({ ...item, address })).toMatchObject({
      zipcode: '13010001',
      city: campinas,
    });
  });
});
