import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { voterDetails } from '@/lookups/voters/voter';
import { whyNoChat } from './whyNoChat';

it.each<[string, object, string | undefined]>([
  ['who accepts', {}, undefined],
  ['who asked to be left alone', { allowCommunication: false }, 'Não aceita comunicação.'],
  ['who is inactive', { status: false }, 'O cadastro está inativo.'],
  ['a child', { dateOfBirth: '2020-02-03' }, 'Tem menos de 13 anos.'],
])('%s', (_, facts, why) =>
  expect(whyNoChat({ data: v.parse(voterDetails, { electorId: 7, ...facts }) })).toBe(why),
);

it('opens none with whom cannot be read', () =>
  expect(whyNoChat({ error: createFailure('server') })).toMatch(
    /^Não conseguimos ler o cadastro do eleitor\. O sistema/,
  ));
