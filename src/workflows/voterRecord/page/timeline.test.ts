import { expect, it } from 'vitest';
import { confidenceOfContact } from '@/records/ofVoter/matchConfidence';
import { yearsBefore } from './scan/useScan';
import { entryOf, newestFirst, splitByConfidence, without } from './timeline';

const known = { name: 'Ana Lima', phones: ['19981234567'], email: 'ana@correio.example' };

const call = (id: number, createdAt: string | null) =>
  entryOf(
    { kind: 'call', whenOf: (row) => row.createdAt },
    {
      id,
      createdAt,
      name: '',
      telephone: '',
      subject: '',
      statusId: 1,
      statusName: '',
      createdBy: '',
    },
  );

it('is sure of a whole phone alone', () => {
  const of = (telephone: string, name = '') => confidenceOfContact(known, { telephone, name });
  expect(of('19981234567')).toBe('certain');
  expect(of('5519981234567')).toBe('certain');
  expect(of('981234567')).toBe('possible');
  expect(of('11981234567')).toBe('possible');
  expect(of('1932350000')).toBeUndefined();
  expect(of('', 'ana lima')).toBe('possible');
  expect(of('', 'Ana')).toBeUndefined();
});

it('is sure of an e-mail of its own, and of a phone without a name', () => {
  const from = (email: string) => confidenceOfContact(known, { email, telephone: '', name: '' });
  expect([from('Ana@correio.example'), from('outra@correio.example')]).toEqual(['certain', undefined]);
  expect(confidenceOfContact(known, { name: '', telephone: '19981234567' })).toBe('certain');
});

it('never takes two voters without a name for the same', () => {
  expect(confidenceOfContact({ ...known, name: '' }, { telephone: '', name: '' })).toBeUndefined();
});

it('has the newest first and what has no date last', () => {
  const some = [call(1, null), call(2, '2026-01-01 10:00:00'), call(3, '2026-11-20 09:00:00')];
  expect(newestFirst(some).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(without(some, some.slice(1)).map(({ id }) => id)).toEqual([1]);
  const day = '2026-01-01 10:00:00';
  const alike = [call(4, day), call(6, null), call(5, day), call(7, null), call(4, day)];
  expect(newestFirst(alike).map(({ id }) => id)).toEqual([5, 4, 7, 6]);
});

it('parts what surely is somebody’s from what may be, and from what is not', () => {
  const rows = ['certain', 'possible', undefined, 'certain'].map((subject, id) => ({
    ...call(id, null).row,
    subject: subject ?? '',
  }));
  const part = { kind: 'call', whenOf: () => '2026-01-01 10:00:00' } as const;
  const judge = (_: unknown, { subject }: { subject: string }) =>
    (subject || undefined) as 'certain' | undefined;
  const { certain, possible } = splitByConfidence(part, known, rows, judge);
  expect([certain, possible].map((entries) => entries.map(({ id, when }) => [id, when]))).toEqual([
    ...[
      [
        [0, '2026-01-01 10:00:00'],
        [3, '2026-01-01 10:00:00'],
      ],
      [[1, '2026-01-01 10:00:00']],
    ],
  ]);
  expect(splitByConfidence(part, null, rows, judge)).toEqual({ certain: [], possible: [] });
});

it('goes back whole years', () => {
  expect([yearsBefore('2026-11-20', 2), yearsBefore('2028-02-29', 2)]).toEqual(['2024-11-20', '2026-02-28']);
});
