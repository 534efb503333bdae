import { expect, it } from 'vitest';
import { today } from '@/formats/dates';
import { newDocument } from '@/features/documents/documentInput';
import { officeProfile } from '@/records/office/officeProfile';
import {
  closingOf,
  factsOf,
  inputOf,
  problemOf,
  startOf,
  subjectOf,
  withoutName,
  withTyped,
} from './generateInput';

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
  expect(subjectOf('Iluminação', '', 'Pede o conserto.')).toBe('Iluminação: pede o conserto.');
  expect(subjectOf('', '', 'Pede o conserto.')).toBe('Pede o conserto.');
  expect(subjectOf('Iluminação', '', '')).toBe('Iluminação');
});

const source = {
  ...{ reference: 'AT-119', requester: 'Ana Braga', subject: 'Luz na praça', service: 'Iluminação' },
  ...{ problem: 'Pede luz.', areaInterest: 4, district: 'Cambuí' },
};

it('a document begins with what the request knows, cut to what it takes, and goes without our own questions', () => {
  const values = startOf({ ...source, subject: 'a'.repeat(5000), district: `Cambuí${' '.repeat(200)}x` });
  expect(values).toMatchObject({ areaInterest: 4, region: 'Cambuí', template: '', namesRequester: false });
  expect([values.menu.length < 5000, /^a+$/.test(values.menu)]).toEqual([true, true]);
  expect(inputOf(startOf(source))).toEqual({
    ...newDocument(),
    ...{ menu: 'Luz na praça', areaInterest: 4, region: 'Cambuí' },
  });
});

it('a text is filled with what was typed, and says who asked only where they are to be named', () => {
  const values = {
    number: '7',
    year: '2026',
    menu: ' Luz ',
    authors: [{ id: 1, name: 'Helena' }],
    region: ' Sul ',
    typed: { de_tema: 'Luz' },
  };
  const words = { type: 'Ofício', department: 'Obras' };
  const of = (namesRequester: boolean, askers?: string) =>
    factsOf({ ...values, namesRequester }, { ...source, ...(askers && { askers }) }, words);
  expect(of(true)).toEqual({
    ...{
      ...words,
      region: 'Sul',
      number: '7',
      year: '2026',
      subject: 'Luz',
      authors: ['Helena'],
      day: today(),
    },
    ...{ district: 'Cambuí', reference: 'AT-119', service: 'Iluminação', problem: 'Pede luz.' },
    ...{ requester: 'Ana Braga', office: officeProfile(), typed: { de_tema: 'Luz' } },
  });
  // If the requester's record does not have it.
  expect(factsOf({ ...values, namesRequester: false }, { ...source, district: '' }, words).district).toBe(
    'Sul',
  );
  expect([
    of(false).requester,
    of(false, '2 moradores').requester,
    of(true, '2 moradores').requester,
  ]).toEqual([...['', '2 moradores', 'Ana Braga']]);
});

it.each([
  [true, undefined, 'Solicitante: Ana Braga.'],
  [false, undefined, ''],
  [true, '2 moradores', 'Demanda solicitada por 2 moradores: Ana Braga.'],
  [false, '2 moradores', 'Demanda solicitada por 2 moradores.'],
])('it ends with who asked: named %s, of several %s: “%s”', (namesRequester, askers, closing) =>
  expect(closingOf({ namesRequester }, { ...source, ...(askers && { askers }) })).toBe(closing),
);

it('leaves a name that is part of a word, and finds each that is not', () => {
  expect(withoutName('Ana, Banana e Anabela; ana', 'Ana')).toBe('morador(a), Banana e Anabela; morador(a)');
  expect(withoutName('Ana Ana Ana pede', 'Ana Ana')).toBe('morador(a) Ana pede');
  expect(withoutName('Ana', ' Ana ')).toBe('morador(a)');
  expect(withoutName('Antônia pede', 'Antônia'.normalize('NFD'))).toBe('morador(a) pede');
  // A letter that folds into two, so that positions do not match.
  expect(withoutName('ŉ Ana', 'Ana')).toBe('ŉ morador(a)');
});

it('what was typed of the office itself is its own from then on, of its holder only where the holder signs', () => {
  const none = { city: '', areaCode: '', holder: '', role: '', treatment: '', phones: '', letterhead: '' };
  const office = { ...none, addressees: [] };
  const typed = {
    ...{
      de_cidade: ' Campinas ',
      de_cargo: 'Vereadora',
      de_telefone_do_gabinete: '3235-1400',
      de_tema: 'Luz',
    },
    ...{ de_nome_do_destinatario: 'Rui', de_cargo_do_destinatario: 'Secretário' },
  };
  const signed = (name: string, of = office, department = 'Obras') =>
    withTyped(of, { typed, authors: name ? [{ name }] : [], letterhead: '' }, department);
  const told = { ...none, city: 'Campinas', phones: '3235-1400' };
  const addressees = [{ department: 'Obras', name: 'Rui', role: 'Secretário' }];
  expect(signed('Lia Paz')).toEqual({ ...told, holder: 'Lia Paz', role: 'Vereadora', addressees });
  expect(signed('')).toEqual({ ...told, addressees });
  const known = { ...office, holder: 'Ana Sol', role: 'Prefeita', areaCode: '19', letterhead: 'Câmara' };
  expect(signed('Lia Paz', known, '')).toEqual({ ...known, city: 'Campinas', phones: '3235-1400' });
  expect(withTyped(known, { typed: {}, authors: [], letterhead: '' }, 'Obras')).toEqual(known);
});

it('a letterhead is kept for an office that has none, and changes none that it has', () => {
  const typed = { typed: {}, authors: [], letterhead: ' Câmara de Campinas\nGabinete 12\n' };
  const told = withTyped(officeProfile(), typed, '');
  expect(told).toEqual({ ...officeProfile(), letterhead: 'Câmara de Campinas\nGabinete 12' });
  expect(withTyped({ ...told, letterhead: 'Câmara' }, typed, '').letterhead).toBe('Câmara');
});
