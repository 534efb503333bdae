import { expect, it } from 'vitest';
import { problemOf, subjectOf, withoutName } from './makingInput';

it('takes who asked out of a text, whatever the case and accents', () => {
  expect(withoutName('ANTONIA Ana pede luz; Antônia Ana insiste.', 'Antônia Ana')).toBe(
    'morador(a) pede luz; morador(a) insiste.',
  );
  expect(withoutName('Pede luz.', '')).toBe('Pede luz.');
  expect(withoutName('Luz na Rua Ana', 'Al')).toBe('Luz na Rua Ana');
});

it('is the first line of a request, after what it is and where', () => {
  const problem = problemOf('Ana Braga pede luz.\nNa praça.', 'Ana Braga');
  expect(problem).toBe('morador(a) pede luz.');
  expect(subjectOf('Iluminação', 'Cambuí', problem)).toBe('Iluminação – Cambuí: morador(a) pede luz.');
  expect(subjectOf('', '', problem)).toBe('morador(a) pede luz.');
  expect(subjectOf('Iluminação', '', '')).toBe('Iluminação');
});
