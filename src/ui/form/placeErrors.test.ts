import { describe, expect, it, vi } from 'vitest';
import { createFailure, type FieldError } from '@/api/failure';
import { placeErrors } from './placeErrors';

const place = (errors: FieldError[], fieldNames?: Record<string, string>) =>
  placeErrors(
    createFailure('validation', { errors }),
    (name) => ['name', 'phones.0.number'].includes(name),
    fieldNames,
  );

describe('placeErrors', () => {
  it('joins several messages of one field and drops repeated ones', () => {
    const { byField, general } = place([
      { fieldName: 'name', message: 'Curto.' },
      { fieldName: 'name', message: 'Repetido.' },
      { fieldName: 'name', message: 'Curto.' },
      { fieldName: '', message: 'Tente amanhã.' },
      { fieldName: 'x', message: 'Tente amanhã.' },
    ]);
    expect([...byField]).toEqual([['name', 'Curto. Repetido.']]);
    expect(general).toEqual(['Tente amanhã.']);
  });

  it('maps names and reads brackets', () => {
    const { byField, general } = place(
      [
        { fieldName: 'phones[0][number]', message: 'Inválido.' },
        { fieldName: 'nome', message: 'Obrigatório.' },
        { fieldName: 'constructor', message: 'Estranho.' },
      ],
      { nome: 'name' },
    );
    expect([...byField.keys()]).toEqual(['phones.0.number', 'name']);
    expect(general).toEqual(['Estranho.']);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'asks for the field %s by that very name',
    (fieldName) => {
      const hasField = vi.fn(() => false);
      const failure = createFailure('validation', { errors: [{ fieldName, message: 'Estranho.' }] });
      expect(placeErrors(failure, hasField, { nome: 'name' }).general).toEqual(['Estranho.']);
      expect(hasField.mock.calls).toEqual([[fieldName]]);
    },
  );

  it.each(['name', 'x'])('tells a message of %s once, and nothing else with it', (fieldName) => {
    const { byField, general } = place([{ fieldName, message: 'Curto.' }]);
    expect([...byField.values(), ...general]).toEqual(['Curto.']);
  });

  it("tells the failure's own message when nothing else is said", () => {
    expect(place([{ fieldName: 'name', message: '' }]).general).toEqual(['Confira os dados informados.']);
  });
});
