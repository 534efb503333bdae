import { describe, expect, it } from 'vitest';
import { allRules } from '@mocks/protocol/rules';
import { can } from '@/session/rules';
import type { Session } from '@/session/session';
import { isLastAdministrator, sessionAfter } from './ownSession';
import { permissionAreas } from './permissions';
import { administrator, basic, type User } from './user';
import { changesAccess, inputFrom, newUser, rowChanges, toWire, type UserInput } from './userInput';

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

describe('a user who is changed', () => {
  const user: User = {
    ...{ id: 3, name: 'Ana', email: 'ana@x.example', telephone: '11987654321', officeId: 4, jobRoleId: 9 },
    ...{ profileId: basic, rules: ['edit_call', 'create_call'] },
  };

  it('is in the form as loaded, with no password', () => {
    const { id, ...loaded } = user;
    expect(id).toBe(3);
    expect(inputFrom(user)).toEqual({ ...loaded, password: '' });
    expect(toWire({ ...inputFrom(user), password: 'Xk7@mPq2' })).toEqual({ ...loaded, password: 'Xk7@mPq2' });
  });

  it('is in the list under the name, the e-mail and the profile that were saved', () =>
    expect(rowChanges({ ...inputFrom(user), name: ' Lia ', email: ' lia@x.example ', profileId: 1 })).toEqual(
      {
        ...{ name: 'Lia', email: 'lia@x.example', profileId: 1, profile: 'Administrador' },
      },
    ));

  it.each<[string, Partial<UserInput>, boolean]>([
    ['nothing', {}, false],
    ['the name and the office', { name: 'Lia', officeId: 1, telephone: '' }, false],
    ['the permissions in another order', { rules: ['create_call', 'edit_call'] }, false],
    ['the e-mail', { email: 'lia@x.example' }, true],
    ['the profile', { profileId: administrator }, true],
    ['one permission less', { rules: ['edit_call'] }, true],
    ['one permission more', { rules: [...user.rules, 'remove_call'] }, true],
    ['another in place of one', { rules: ['edit_call', 'remove_call'] }, true],
  ])('by %s, signs in or may do otherwise than before: %o', (_, change, isSo) =>
    expect(changesAccess(user, { ...inputFrom(user), ...change })).toBe(isSo),
  );

  it('who is made an administrator of no permissions has another access, and one who stays one has not', () => {
    expect(changesAccess({ ...user, rules: [] }, { ...inputFrom(user), profileId: administrator })).toBe(
      true,
    );
    const above = { ...user, profileId: administrator };
    expect(changesAccess(above, { ...inputFrom(above), rules: ['remove_call'] })).toBe(false);
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
    // A user who is no administrator is never the last one, even if there is no other.
    expect(isLastAdministrator(8, [row(7, 2), row(8, 2)])).toBe(false);
    expect(isLastAdministrator(8, [row(7, 1, false), row(8, 2)])).toBe(false);
  });
});
