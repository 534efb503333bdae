import { describe, expect, it } from 'vitest';
import { allRules } from '@mocks/protocol/rules';
import { can } from '@/session/rules';
import type { Session } from '@/session/session';
import { isLastAdministrator, sessionAfter } from './ownSession';
import { permissionAreas } from './permissions';
import { newUser, toWire } from './userInput';

const rules = permissionAreas.flatMap(({ permissions }) => permissions.map(([rule]) => rule));

it('offers every permission there is, once', () => {
  expect([...rules].sort()).toEqual([...allRules].sort());
});

describe('what is sent of a user', () => {
  it('is without the spaces around, and without a password that was not asked for', () => {
    expect(toWire({ ...newUser(), name: ' Ana ', email: ' ana@x.example ' })).toEqual({
      name: 'Ana',
      email: 'ana@x.example',
      telephone: '',
      jobRoleId: null,
      officeId: null,
      profileId: 2,
      rules: [],
    });
  });

  it('has no permissions of an administrator, whatever was ticked before', () => {
    expect(toWire({ ...newUser(), profileId: 1, rules: ['edit_call'] }).rules).toEqual([]);
  });
});

describe('a person who changed themselves', () => {
  const session: Session = {
    user: { id: 7, name: 'Helena', email: 'h@x.example', image: '', profileId: 1, clientId: 1 },
    token: { value: 't', expires: Date.now() + 60_000 },
    rules: ['create_call', 'edit_call'],
    client: { isTrial: false, shortIdentifier: null },
  };

  it('has another name, and the rights they left themselves', () => {
    const after = sessionAfter(session, { ...newUser(), name: 'Lena', profileId: 2, rules: ['edit_call'] });
    expect([after.user.name, after.token.value]).toEqual(['Lena', 't']);
    expect([can(after, 'edit_call'), can(after, 'create_call')]).toEqual([true, false]);
    expect(sessionAfter(session, { ...newUser(), profileId: 1 }).rules).toEqual(session.rules);
  });

  it('is known to be the last who administers', () => {
    const row = (id: number, profileId: number, isActive = true) => ({
      id,
      profileId,
      isActive,
      name: '',
      email: '',
      profile: '',
    });
    expect(isLastAdministrator(7, [row(7, 1), row(8, 2)])).toBe(true);
    expect(isLastAdministrator(7, [row(7, 1), row(8, 1, false)])).toBe(true);
    expect(isLastAdministrator(7, [row(7, 1), row(8, 1)])).toBe(false);
    expect(isLastAdministrator(8, [row(7, 1), row(8, 2)])).toBe(false);
  });
});
