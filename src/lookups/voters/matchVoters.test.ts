import { expect, it } from 'vitest';
import type { Read } from '@/api/endpoints';
import { createFailure } from '@/api/failure';
import { matchVoters } from './matchVoters';
import { optionOf } from './votersLookupApi';

/** A search that matches phone numbers containing the one asked for. */
function baseOf(phones: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const read: Read = async (call) => {
    const telephone = String(Reflect.get(call.query ?? {}, 'telephone'));
    asked.push(telephone);
    if (typeof call.reply !== 'function') throw new Error('A search reads its reply');
    const rows = Object.entries(phones).filter(([, own]) => own.includes(telephone));
    return {
      data: call.reply(rows.map(([id, own]) => ({ id, name: 'Ana Lima', telephone: own, email: '' }))),
    };
  };
  return { asked, read };
}
const ana = { name: 'Ana Lima', cpf: '', email: '' };
const idsOf = ({ data }: Awaited<ReturnType<typeof matchVoters>>) => data?.map(({ value }) => value);

it('finds a mobile that is recorded without its ninth digit, and asks once where it is found as written', async () => {
  const before = baseOf({ 7: '1987651122' });
  expect(idsOf(await matchVoters({ ...ana, telephone: '19987651122' }, before.read))).toEqual([7]);
  expect(before.asked).toEqual(['19987651122', '1987651122']);
  const now = baseOf({ 7: '19987651122' });
  expect(idsOf(await matchVoters({ ...ana, telephone: '19987651122' }, now.read))).toEqual([7]);
  expect(now.asked).toEqual(['19987651122']);
});

it('does not take the mobile of another area, nor a landline, for it', async () => {
  const other = baseOf({ 7: '1187651122', 8: '1932351122' });
  expect(idsOf(await matchVoters({ ...ana, telephone: '19987651122' }, other.read))).toEqual([]);
  expect(idsOf(await matchVoters({ ...ana, telephone: '1932351123' }, other.read))).toEqual([]);
});

const cpf = '52998224725';
interface Person {
  electorId: number;
  name: string;
  individualRegistration?: string;
  telephone?: string;
  email?: string;
  /** A second number, which the search also matches but the row does not contain. */
  more?: string;
}
const all: readonly Person[] = [
  { electorId: 1, name: 'Ana Lima', individualRegistration: cpf, telephone: '19911112222' },
  { electorId: 2, name: 'Rui Reis', telephone: '1932351201', more: '1932359999', email: 'Rui@Casa.example ' },
  { electorId: 3, name: 'Ana Lima', individualRegistration: '11144477735', telephone: '1932351201' },
  { electorId: 4, name: 'Eva Reis', telephone: '', email: 'barui@casa.example' },
];
const askOf = async (asked: Partial<Parameters<typeof matchVoters>[0]>, failing = '') => {
  const calls: string[] = [];
  const read: Read = async ({ query = {}, reply }) => {
    const [[key, value] = ['', '']] = Object.entries(query) as [string, string | number][];
    calls.push(`${key} ${value}`);
    if (typeof reply !== 'function') throw new Error('A search reads its reply');
    if (key === failing) return { error: createFailure('timeout') };
    if (key === 'id') return { data: reply(all.find(({ electorId }) => electorId === value)) };
    const found = all.filter((person) =>
      [Reflect.get(person, key), key === 'telephone' && person.more].some((own) =>
        String(own || '')
          .toLowerCase()
          .includes(String(value)),
      ),
    );
    return {
      data: reply(found.map(({ electorId: id, name, telephone, email }) => ({ id, name, telephone, email }))),
    };
  };
  const result = await matchVoters(
    { ...{ name: 'Rui Reis', cpf: '', telephone: '', email: '' }, ...asked },
    read,
  );
  const told = result.data?.map(({ value, by, is, isOther, why }) => ({ value, by, is, isOther, why }));
  return { told, calls, kind: result.error?.kind };
};

it('by a CPF asks for nothing else where it is known', async () => {
  const { told, calls } = await askOf({
    name: 'Ana Lima',
    cpf,
    telephone: '1932351201',
    email: 'a@b.example',
  });
  expect(calls).toEqual([`individualRegistration ${cpf}`]);
  expect(told).toEqual([{ value: 1, by: ['CPF'], is: 'same', isOther: false, why: 'mesmo CPF; mesmo nome' }]);
});

it('by a CPF that nobody has reads the records of whom it finds by what a house shares, as theirs may differ', async () => {
  const asked = { name: 'Ana Lima', cpf: '39053344705', telephone: '1932351201' };
  const { told, calls } = await askOf(asked);
  expect(calls).toEqual(['individualRegistration 39053344705', 'telephone 1932351201', 'id 2', 'id 3']);
  expect(told).toEqual([
    { value: 2, by: ['telefone'], is: 'apart', isOther: false, why: 'nomes diferentes' },
    { value: 3, by: ['telefone'], is: 'apart', isOther: true, why: 'CPFs diferentes' },
  ]);
  // If the record cannot be read, the search row decides.
  const unread = await askOf(asked, 'id');
  expect(unread.told?.[1]).toMatchObject({ is: 'perhaps', why: 'mesmo nome; telefone fixo da casa' });
});

it('finds somebody once by telephone and e-mail, whatever number their row tells and however the address is written', async () => {
  const { told, calls } = await askOf({ telephone: '1932359999', email: ' RUI@casa.example' });
  expect(calls).toEqual(['telephone 1932359999', 'email rui@casa.example']);
  expect(told).toEqual([
    {
      ...{ value: 2, by: ['telefone', 'e-mail'], is: 'perhaps', isOther: false },
      why: 'mesmo nome; telefone fixo da casa; mesmo e-mail',
    },
  ]);
});

it.each([
  ['nothing is known', {}, []],
  ['all is incomplete', { cpf: '5299822472', telephone: '1993', email: '  ' }, []],
  ['only part of an e-mail is found', { email: 'ui@casa.example' }, ['email ui@casa.example']],
])('finds nobody where %s', async (_, asked, calls) =>
  expect(await askOf(asked)).toEqual({ told: [], calls, kind: undefined }),
);

it.each(['individualRegistration', 'telephone', 'email'])(
  'tells that the search by %s failed',
  async (failing) => {
    const asked = { cpf: '39053344705', telephone: '19987651122', email: 'rui@casa.example' };
    expect(await askOf(asked, failing)).toMatchObject({ told: undefined, kind: 'timeout' });
  },
);

it.each([
  ['19981234567', 'Centro - Campinas/SP', 'Centro - Campinas/SP · (19) 98123-4567'],
  ['19981234567', '', '(19) 98123-4567'],
  ['', 'Centro - Campinas/SP', 'Centro - Campinas/SP'],
  ['', '', undefined],
])('tells two of one name apart by what the search gives: %s, %s', (telephone, districtAndCity, detail) =>
  expect(optionOf({ id: 7, name: 'Ana Lima', telephone, districtAndCity }).detail).toBe(detail),
);
