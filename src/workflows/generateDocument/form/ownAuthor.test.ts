import { expect, it } from 'vitest';
import { ownAuthor } from './ownAuthor';

const authors = [
  'Comissão de Educação e Esporte',
  'Helena Prado',
  'Mesa Diretora',
  'Vereadora Íris Nakamura',
  'Bancada feminina',
];

it.each([
  [{ profile: 'Gabinete Helena Prado', users: [] }, 'Helena Prado'],
  [{ profile: 'Mandato da Vereadora IRIS NAKAMURA', users: ['Helena Prado'] }, 'Vereadora Íris Nakamura'],
  [{ profile: '', users: ['Bruno Tavares', 'Iris Nakamura'] }, 'Vereadora Íris Nakamura'],
  [{ profile: 'Participa', users: ['Helena Prado', 'Íris Nakamura'] }, null],
  [{ profile: 'Gabinete', users: ['Bruno Tavares'] }, null],
  [{ profile: '', users: [] }, null],
])('of %j is %s', (office, expected) => expect(ownAuthor({ authors, ...office })).toBe(expected));

it('is one, written in two ways', () => {
  const twice = ['Helena Prado', 'Vereadora Helena Prado'];
  expect(ownAuthor({ authors: twice, profile: 'Gabinete Helena Prado', users: [] })).toBe('Helena Prado');
});
