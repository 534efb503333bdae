import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { manifestationDetails, manifestationRow, protocolOf, senderOf, shownStatus } from './manifestation';
import { csv } from './manifestationCsv';

const grouped = {
  ...{ id: '7', protocolNumber: 2026000007, name: 'Ana "Nina" Souza', typeName: 'Elogio' },
  contacts: { email: 'ana@correio.example', telephone: '(19) 98123-4567' },
  ...{ statusId: '3', statusName: 'Concluído', statusColor: '#0B8043', createdAt: '2026-11-20T09:05:41' },
};

it('a row is the same with the contacts in a group or beside the name', () => {
  const { contacts, ...rest } = grouped;
  const row = v.parse(manifestationRow, grouped);
  expect(v.parse(manifestationRow, { ...rest, ...contacts })).toEqual(row);
  expect(row).toMatchObject({
    protocol: '2026000007',
    email: 'ana@correio.example',
    telephone: '19981234567',
  });
});

it('the details read the place from either, and tell the newest comment first', () => {
  const details = { ...grouped, protocol: '2026000007', individualRegistration: '529.982.247-25' };
  const comments = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day) => ({
    description: day,
    createdAt: `${day} 10:00:00`,
  }));
  const read = v.parse(manifestationDetails, { ...details, location: { city: 'Valinhos' }, comments });
  expect(read).toMatchObject({ cpf: '52998224725', city: 'Valinhos', district: '' });
  expect(senderOf(read)).toEqual({
    ...{
      name: 'Ana "Nina" Souza',
      cpf: '52998224725',
      telephone: '19981234567',
      email: 'ana@correio.example',
    },
  });
  expect([protocolOf(read), protocolOf({ protocol: '', id: 7 })]).toEqual(['2026000007', 'nº 7']);
  expect(read.comments.map(({ description }) => description)).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
  ]);
  expect(v.parse(manifestationDetails, { ...details, city: 'Campinas', comments: null })).toMatchObject({
    city: 'Campinas',
    comments: [],
  });
});

it('a status has its name and colour where the API leaves them out', () => {
  const bare = { statusId: 4, statusName: '', statusColor: '' };
  expect(shownStatus(bare)).toEqual({
    statusId: 4,
    statusName: 'Tentativa de contato',
    statusColor: '#039BE5',
  });
  const own = { statusId: 1, statusName: 'Nova', statusColor: '#123456' };
  expect(shownStatus(own)).toEqual(own);
  const unknown = { statusId: 99, statusName: '', statusColor: '' };
  expect(shownStatus(unknown)).toEqual(unknown);
});

it('the CSV writes a manifestation on one line', async () => {
  const text = await buildCsv(csv.columns, [v.parse(csv.row, grouped)]);
  expect(text.slice(1).split('\r\n')[1]).toBe(
    '"2026000007";"20/11/2026 09:05";"Ana ""Nina"" Souza";"ana@correio.example";"(19) 98123-4567";' +
      '"Elogio";"Concluído"',
  );
});
