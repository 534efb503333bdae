/** Rule names as the API spells them (contract, section 2). */
export type Rule =
  | 'create_voter'
  | 'edit_voter'
  | 'delete_voter'
  | 'print_voter'
  | 'export_voter'
  | 'create_label_voter'
  | 'create_treatment'
  | 'edit_treatment'
  | 'delete_treatment'
  | 'print_search_treatment'
  | 'create_commet_treatment'
  | 'export_treatment'
  | 'create_appointment'
  | 'edit_appointment'
  | 'delete_appointment'
  | 'export_appointment'
  | 'print_appointment'
  | 'create_campaign'
  | 'cancel_campaign'
  | 'create_call'
  | 'edit_call'
  | 'delete_call'
  | 'print_call'
  | 'create_legislative_process'
  | 'edit_legislative_process'
  | 'delete_legislative_process'
  | 'print_legislative_process'
  | 'comment_legislative_process'
  | 'create_expense'
  | 'edit_expense'
  | 'delete_expense'
  | 'print_expense'
  | 'create_survey'
  | 'edit_survey'
  | 'delete_survey'
  | 'status_manifestation'
  | 'delete_manifestation'
  | 'print_manifestation'
  | 'access_analytic'
  | 'access_election';

const administratorProfile = 1;

interface Holder {
  user: { profileId: number };
  rules: readonly string[];
}

/** True for profile 1 (Administrador). */
export const isAdministrator = (session: Holder) => session.user.profileId === administratorProfile;

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
