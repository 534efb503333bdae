import type { User } from '../modules/auth/records';
import { Refusal } from './refusal';

/** Every rule there is and what it allows, to complete "Você não tem permissão para …". */
const allowances = {
  create_voter: 'cadastrar pessoas',
  edit_voter: 'editar eleitores',
  delete_voter: 'excluir eleitores',
  print_voter: 'imprimir eleitores',
  export_voter: 'exportar eleitores',
  create_label_voter: 'gerar etiquetas',
  create_treatment: 'cadastrar atendimentos',
  edit_treatment: 'editar atendimentos',
  delete_treatment: 'excluir atendimentos',
  print_search_treatment: 'imprimir atendimentos',
  create_commet_treatment: 'comentar atendimentos',
  export_treatment: 'exportar atendimentos',
  create_appointment: 'cadastrar compromissos',
  edit_appointment: 'editar compromissos',
  delete_appointment: 'excluir compromissos',
  export_appointment: 'exportar compromissos',
  print_appointment: 'imprimir compromissos',
  create_campaign: 'criar campanhas',
  cancel_campaign: 'cancelar campanhas',
  create_call: 'cadastrar ligações',
  edit_call: 'editar ligações',
  delete_call: 'excluir ligações',
  print_call: 'exportar ligações',
  create_legislative_process: 'criar documentos',
  edit_legislative_process: 'editar documentos',
  delete_legislative_process: 'excluir documentos',
  print_legislative_process: 'imprimir documentos',
  comment_legislative_process: 'comentar documentos',
  create_expense: 'criar despesas',
  edit_expense: 'editar despesas',
  delete_expense: 'excluir despesas',
  print_expense: 'exportar despesas',
  create_survey: 'criar enquetes',
  edit_survey: 'editar enquetes',
  delete_survey: 'excluir enquetes',
  status_manifestation: 'trocar o status de manifestações',
  delete_manifestation: 'excluir manifestações',
  print_manifestation: 'exportar manifestações',
  access_analytic: 'acessar o Analytics',
  access_election: 'acessar as Eleições',
} as const;

export type Rule = keyof typeof allowances;

/** All rule names, for administrators. */
export const allRules = Object.keys(allowances) as Rule[];

const administratorProfile = 1;

/** The rules a session of this user carries; administrators have all. */
export const rulesOf = (user: User): string[] =>
  user.profileId === administratorProfile ? allRules : user.rules;

/**
 * Refuses a user without the rule. The app takes any 403 for the end of the session (docs/rules.md, 'Sessão'), so a
 * call it should not have offered cannot go unnoticed.
 * @throws Refusal (403)
 */
export function demandRule(user: User, rule: Rule): void {
  if (rulesOf(user).includes(rule)) return;
  throw new Refusal(403, `Você não tem permissão para ${allowances[rule]}.`);
}

/** Refuses anybody but administrators, for what no rule gives. @throws Refusal (403) */
export function demandAdministrator({ profileId }: User): void {
  if (profileId !== administratorProfile) throw new Refusal(403, 'Somente administradores podem fazer isto.');
}
