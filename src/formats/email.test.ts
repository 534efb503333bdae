import { expect, it } from 'vitest';
import { expectLinear } from '@tests/growth';
import { isEmail } from './email';

it('has a name, an @ and a domain with a dot in it', () => {
  for (const text of ['a@b.c', ' ana.maria@camara.sp.gov.br ', 'ana+1@b.co', 'a@b..c', 'a@.b.c'])
    expect(isEmail(text), text).toBe(true);
  for (const text of ['', 'a', 'a@b', 'a@.b', 'a@b.', '@b.c', 'a b@c.d', 'a@b@c.d', 'a@b.c d', 'a@.'])
    expect(isEmail(text), text).toBe(false);
});

it('is told in a time that grows as the text does', () =>
  expectLinear(isEmail, (times) => `a@${'a.'.repeat(times)}@`, 40_000));
