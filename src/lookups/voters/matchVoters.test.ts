import { expect, it } from 'vitest';
import type { Read } from '@/api/endpoints';
import { matchVoters } from './matchVoters';

/** A search that finds whoever's number holds the one asked for. */
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
