import { describe, expect, it } from 'vitest';
import { expectLinear } from '@tests/growth';
import { isRefusal, itemsOf, readBody, UnreadableReply, wordsOf } from './body';

describe('the body of an answer', () => {
  it.each(['\uFEFF{"id":1}', '\r\n\n \uFEFF{"id":1}', '\uFEFF\n{"id":1}\n'])('%j is read', (body) =>
    expect(readBody(body)).toEqual({ id: 1 }),
  );

  it.each(['', '\uFEFF', 'Notice: x\n{"id":1}', '{"id":1}<br />', '{"id":', '<html>'])('%j is not', (body) =>
    expect(() => readBody(body)).toThrow(UnreadableReply),
  );

  it('is told of by its kind alone', () => {
    const found = (body: string) => {
      try {
        return readBody(body);
      } catch (thrown) {
        return (thrown as UnreadableReply).problems[0]?.found;
      }
    };
    expect(found('<p>Ana</p>')).toBe('HTML');
    expect(found('Ana {}')).toBe('texto de 6 caracteres');
  });
});

describe('a refusal with a status of success', () => {
  it.each([
    [{ success: false }],
    [{ success: 'false', data: {} }],
    [{ success: 0 }],
    [{ success: '0' }],
    [{ status: 'error' }],
    [{ status: ' ERRO ' }],
    [{ status: 'Erro', message: 'x' }],
    [{ error: 'Não pode' }],
    [{ error: { message: 'Não pode' } }],
    [{ id: 1, errors: [{ fieldName: 'name', message: 'x' }] }],
    [{ errors: { 1: { message: 'x' } } }],
  ])('of a write is %j', (reply) => expect(isRefusal(reply, true)).toBe(true));

  it.each([
    [{ id: 1, status: 2 }],
    [{ id: 1, status: true }],
    [{ id: 1, status: 'pending' }],
    [{ id: 1, status: 'ok', success: true, error: '', errors: [] }],
    [{ success: 1, error: null, errors: {} }],
    [{ error: false }],
    [{ error: '0' }],
    [{ error: ' ', errors: 'false' }],
    [{ status: 'erros' }],
    [{ status: 'sem erro' }],
    [null],
    [[]],
    ['erro'],
  ])('is not %j', (reply) => expect(isRefusal(reply, true)).toBe(false));

  it('of a read is only one that says that it had no success', () => {
    expect(isRefusal({ success: false }, false)).toBe(true);
    expect(isRefusal({ status: 'error', error: 'x', errors: ['x'] }, false)).toBe(false);
  });

  it('is told in its own words', () => {
    const errors = [{ fieldName: 'name', message: 'Informe o nome.' }];
    expect(wordsOf({ message: 'Confira.', error: 'x', errors })).toEqual({ message: 'Confira.', errors });
    expect(wordsOf({ error: 'Não pode.' })).toEqual({ message: 'Não pode.', errors: [] });
    expect(wordsOf({ error: { message: 'Não pode.' }, errors: 'x' })).toEqual({
      message: 'Não pode.',
      errors: [],
    });
  });

  it.each([[null], ['Não pode.'], [{}], [{ message: 7, errors: [null, 'x', { message: ' ' }, {}] }]])(
    '%j has no words',
    (reply) => expect(wordsOf(reply)).toEqual({ message: '', errors: [] }),
  );

  it('is told of what it says of no field, too', () =>
    expect(wordsOf({ errors: { 2: { message: 'x' } } }).errors).toEqual([{ fieldName: '', message: 'x' }]));
});

it.each([
  [[], []],
  [['a'], ['a']],
  [{ 0: 'a', 10: 'b' }, ['a', 'b']],
  [{}, []],
  [null, []],
  ['', []],
  [false, []],
  [{ x0: 'a' }, undefined],
  [{ '0x': 'a' }, undefined],
  [{ '01': 'a' }, undefined],
  [{ 0: 'a', total: 1 }, undefined],
  ['a', undefined],
  [0, undefined],
  [true, undefined],
])('of %j the items are %j', (value, items) => expect(itemsOf(value)).toEqual(items));

it('a refusal is told in a time that grows as the words do', () =>
  expectLinear(
    (error) => isRefusal({ status: error, error }, true),
    (times) => `${' '.repeat(times)}x`,
    40_000,
  ));
