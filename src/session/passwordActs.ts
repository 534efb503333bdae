/*
 * The operations that require the person's own password, unless typed in the last five minutes, in the wording of the
 * question. docs/security.md has the same table, with the operations that do not and why; a test compares the two.
 */
export const passwordActs = {
  newUser: 'criar um usuário',
  userAccess: 'mudar o acesso de um usuário',
  userPassword: 'trocar a senha de um usuário',
  ownPassword: 'trocar a sua senha',
  userStatus: 'inativar ou reativar um usuário',
  calendarAccount: 'escolher a conta da agenda',
  calendarSaved: 'salvar a integração com a agenda',
  calendarRemoved: 'excluir a integração com a agenda',
  purchase: 'comprar um pacote',
  campaign: 'enviar uma campanha',
  campaignCancelled: 'cancelar uma campanha',
  sms: 'enviar um SMS',
  smsToMany: 'enviar SMS para muitos',
  bulkRemoved: 'excluir muitos de uma vez',
  voterRemoved: 'remover um eleitor',
  voterErased: 'eliminar os dados de uma pessoa',
  merged: 'excluir o outro cadastro de uma união',
  importUndone: 'desfazer uma importação',
} as const;

export type PasswordAct = keyof typeof passwordActs;
