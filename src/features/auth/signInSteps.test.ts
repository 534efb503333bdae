import { describe, expect, it } from 'vitest';
import { recoveryRequestIn, userIdFor } from './recoveryRequest';
import { stepAfterEmail, stepBefore } from './signInSteps';

const first = { id: 1, email: 'ana@a.example', clientName: 'Gabinete A' };
const second = { id: 2, email: 'ana@a.example', clientName: 'Gabinete B' };

describe('the steps of signing in', () => {
  it('lead straight to the password with one account, to a choice with several, nowhere with none', () => {
    expect(stepAfterEmail([first])).toEqual({ name: 'password', account: first, accounts: [first] });
    expect(stepAfterEmail([first, second])).toEqual({ name: 'account', accounts: [first, second] });
    expect(stepAfterEmail([])).toEqual({ name: 'email' });
  });

  it('go back to the choice when there was one, else to the e-mail', () => {
    const accounts = [first, second];
    expect(stepBefore({ name: 'password', account: first, accounts })).toEqual({ name: 'account', accounts });
    expect(stepBefore({ name: 'password', account: first, accounts: [first] })).toEqual({ name: 'email' });
    expect(stepBefore({ name: 'account', accounts })).toEqual({ name: 'email' });
  });
});

describe('who asks for a new password', () => {
  it('is read from the state of the visit, whatever that holds', () => {
    expect(recoveryRequestIn({ email: 'a@b.example', userId: 3 })).toEqual({
      email: 'a@b.example',
      userId: 3,
    });
    for (const state of [null, undefined, 'a', 3, {}, { userId: 3 }, { email: 5, userId: 3 }]) {
      expect(recoveryRequestIn(state)).toEqual({ email: '', userId: null });
    }
    expect(recoveryRequestIn({ email: 'a@b.example', userId: '3' }).userId).toBeNull();
  });

  it('is the account chosen only while its e-mail stays', () => {
    const chosen = { email: 'Ana@a.example', userId: 2 };
    expect(userIdFor(chosen, ' ana@A.example ')).toBe(2);
    expect(userIdFor(chosen, 'outra@a.example')).toBeNull();
  });
});
