import type { Rule } from './rights';

const administratorProfile = 1;

interface Holder {
  user: { profileId: number };
  rules: readonly string[];
}

/** True for profile 1 (Administrador). */
const isAdministrator = (session: Holder) => session.user.profileId === administratorProfile;

/** May this session do what the rule names? Profile 1 passes every check, even of a rule missing from its list. */
export function can(session: Holder, rule: Rule): boolean {
  return isAdministrator(session) || session.rules.includes(rule);
}

/** What a screen asks of the session beyond being signed in. */
export type Requirement = { rule: Rule } | { administrator: true };

/** Does the session meet what a screen asks? No requirement: being signed in is enough. */
export function meets(session: Holder, requirement: Requirement | undefined): boolean {
  if (!requirement) return true;
  return 'rule' in requirement ? can(session, requirement.rule) : isAdministrator(session);
}
