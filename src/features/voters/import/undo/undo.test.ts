import { describe, expect, it } from 'vitest';
import { idsText, readIds } from './idsFile';
import { whyKept } from './undoWork';

const made = { startedAt: '2026-11-23 14:00:00', endedAt: '2026-11-23 14:10:00', ids: [3, 8, 13] };

describe('the file of numbers', () => {
  it('says what an import made, and is read again', () => {
    expect(readIds(idsText(made, 7), 7)).toEqual(made);
    expect(readIds(`\uFEFF${idsText(made, 7).replaceAll('\r', '')}`, 7)).toEqual(made);
  });

  it.each([
    ['of another office', idsText(made, 8), /outro gabinete/],
    ['of something else', 'Nome;CPF\nAna;1', /não é um arquivo de números/],
    ['that was changed', idsText(made, 7).replace('\r\n8\r\n', '\r\n8;x\r\n'), /foi alterado/],
    ['without numbers', idsText({ ...made, ids: [] }, 7), /foi alterado/],
  ])('%s is refused', (_, text, told) => expect(readIds(text, 7)).toMatch(told));
});

describe('a voter that an import made', () => {
  const asMade = { name: 'Ana', createdAt: '2026-11-23 14:05:00', updatedAt: '2026-11-23 14:05:00' };
  it('goes if it is as it was made', () => expect(whyKept(asMade, 0, made)).toBeUndefined());
  it.each([
    ['with requests', {}, 2, /^Ana: tem 2 atendimentos\.$/],
    ['changed since', { updatedAt: '2026-11-23 14:05:01' }, 0, /^Ana: foi alterado em/],
    [
      'of another day',
      { createdAt: '2026-11-01 08:00:00', updatedAt: '2026-11-01 08:00:00' },
      0,
      /não é desta importação/,
    ],
    ['of which nobody knows when', { updatedAt: null }, 0, /não dá para saber/],
  ])('stays %s', (_, changes, services, told) =>
    expect(whyKept({ ...asMade, ...changes }, services, made)).toMatch(told),
  );
});
