import { mayNot } from '../../src/session/mayNot';
import { otherRights } from '../../src/session/otherRights';
import type { Rule } from '../../src/session/rights';
import { descriptors } from '../descriptors';
import type { User } from '../modules/auth/records';
import { Refusal } from './refusal';

const allowedBy = Object.assign(
  {},
  ...descriptors.map((one) => ('rights' in one ? one.rights : {})),
  otherRights,
) as Record<Rule, string>;

export const allRules = Object.keys(allowedBy) as Rule[];

const administratorProfile = 1;

/** Administrators have every rule. */
export const rulesOf = (user: User): string[] =>
  user.profileId === administratorProfile ? allRules : user.rules;

/**
 * The app treats any 403 as the end of the session (docs/rules/session.md, 'Sessão'), so offering a forbidden call
 * cannot go unnoticed.
 * @throws Refusal (403)
 */
export function demandRule(user: User, rule: Rule): void {
  if (rulesOf(user).includes(rule)) return;
  throw new Refusal(403, mayNot(allowedBy[rule]));
}

/** @throws Refusal (403) */
export function demandAdministrator({ profileId }: User): void {
  if (profileId !== administratorProfile) throw new Refusal(403, 'Somente administradores podem fazer isto.');
}
