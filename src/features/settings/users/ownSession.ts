import type { Session } from '@/session/session';
import { administrator, type UserRow } from './user';
import { bodyOf, type UserInput } from './userInput';

/** The session of a person who has just changed their own record. */
export function sessionAfter(session: Session, input: UserInput): Session {
  const { name, email, profileId, rules } = bodyOf(input);
  return {
    ...session,
    user: { ...session.user, name, email, profileId },
    // An administrator's session carries them all already.
    rules: profileId === administrator ? session.rules : rules,
  };
}

/** Is this the one person left who administers the office? Nobody could give that back. */
export const isLastAdministrator = (id: number, people: readonly UserRow[]) =>
  people.some((one) => one.id === id && one.profileId === administrator) &&
  !people.some((one) => one.id !== id && one.isActive && one.profileId === administrator);

export const lastAdministrator =
  'Você é a única pessoa que administra o gabinete. Dê o perfil de administrador a outra antes.';
