/** API rights and what they allow ('Você não tem permissão para …'). */
export const allowedBy = {
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
  // Sic, in the API.
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
  // Calls only export Excel.
  print_call: 'exportar ligações',
  // Sic, in the product's texts.
  create_legislative_process: 'criar dodumentos',
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
};

export type Rule = keyof typeof allowedBy;

/** Error for a missing right; `allows` rewords it. */
export const missingRight = (rule: Rule, allows: string = allowedBy[rule]) =>
  `Você não tem permissão para ${allows}.`;
