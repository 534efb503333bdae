import { describe, expect, it } from 'vitest';
import { createFailure, type FieldError } from '@/api/failure';
import { placeErrors } from './serverErrors';

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

  it("tells the failure's own message when nothing else is said", () => {
    expect(place([{ fieldName: 'name', message: '' }]).general).toEqual(['Confira os dados informados.']);
  });
});
