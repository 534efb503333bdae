import type { Rule } from './rights';

const administratorProfile = 1;

interface Holder {
  user: { profileId: number };
  rules: readonly string[];
}

const isAdministrator = (session: Holder) => session.user.profileId === administratorProfile;

/** Whether the session has a right; profile 1 (Administrador) has all. */
export function can(session: Holder, rule: Rule): boolean {
  return isAdministrator(session) || session.rules.includes(rule);
}

/** What a screen requires beyond being signed in. */
export type Requirement = { rule: Rule } | { administrator: true };

/** Whether the session meets a requirement; undefined requires only signing in. */
export function meets(session: Holder, requirement: Requirement | undefined): boolean {
  if (!requirement) return true;
  return 'rule' in requirement ? can(session, requirement.rule) : isAdministrator(session);
}
