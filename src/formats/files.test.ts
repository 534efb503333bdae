import { expect, it } from 'vitest';
import { stampedFileName } from './files';

it('ends the name with date, hour and extension', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  expect(stampedFileName('etiquetas-eleitores', 'pdf', now)).toBe('etiquetas-eleitores-20-11-2026-09-00.pdf');
  expect(stampedFileName('listagem-eleitores-', 'csv', now)).toBe('listagem-eleitores-20-11-2026-09-00.csv');
});
