import type { Session } from '@/session/session';
import { administrator, type UserRow } from './user';
import { toWire, type UserInput } from './userInput';

export function sessionAfter(session: Session, input: UserInput): Session {
  const { name, email, profileId, rules } = toWire(input);
  return {
    ...session,
    user: { ...session.user, name, email, profileId },
    // An administrator's session already has every rule.
    rules: profileId === administrator ? session.rules : rules,
  };
}

/** Demoting or deactivating the last administrator could not be undone. */
export const isLastAdministrator = (id: number, people: readonly UserRow[]) =>
  people.some((one) => one.id === id && one.profileId === administrator) &&
  !people.some((one) => one.id !== id && one.isActive && one.profileId === administrator);

export const lastAdministrator =
  'Você é a única pessoa que administra o gabinete. Dê o perfil de administrador a outra antes.';
