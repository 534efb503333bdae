import type { Rule } from '@/session/rights';

/** API name, label within its area, and what it allows. */
type Permission = readonly [rule: Rule, name: string, allows: string];

interface PermissionArea {
  name: string;
  permissions: readonly Permission[];
}

/** In menu order. */
export const permissionAreas: readonly PermissionArea[] = [
  {
    name: 'Eleitores',
    permissions: [
      ['create_voter', 'Cadastrar eleitores', 'Incluir pessoas no cadastro.'],
      ['edit_voter', 'Editar eleitores', 'Alterar os dados de quem está no cadastro.'],
      ['delete_voter', 'Excluir eleitores', 'Tirar pessoas do cadastro, de vez.'],
      ['print_voter', 'Imprimir eleitores', 'Gerar o PDF da lista.'],
      ['export_voter', 'Exportar eleitores', 'Baixar a lista em Excel, com dados pessoais.'],
      ['create_label_voter', 'Gerar etiquetas', 'Imprimir nomes e endereços para cartas.'],
    ],
  },
  {
    name: 'Atendimentos',
    permissions: [
      ['create_treatment', 'Cadastrar atendimentos', 'Registrar o que as pessoas pedem.'],
      ['edit_treatment', 'Editar atendimentos', 'Alterar, trocar o status e anexar arquivos.'],
      ['delete_treatment', 'Excluir atendimentos', 'Tirar um atendimento da lista, de vez.'],
      ['print_search_treatment', 'Imprimir atendimentos', 'Gerar o PDF da lista.'],
      ['create_commet_treatment', 'Comentar atendimentos', 'Acrescentar andamentos.'],
      ['export_treatment', 'Exportar atendimentos', 'Baixar a lista em Excel.'],
    ],
  },
  {
    name: 'Compromissos',
    permissions: [
      ['create_appointment', 'Cadastrar compromissos', 'Marcar na agenda.'],
      ['edit_appointment', 'Editar compromissos', 'Remarcar e alterar o que está na agenda.'],
      ['delete_appointment', 'Excluir compromissos', 'Cancelar o que está na agenda.'],
      ['export_appointment', 'Exportar compromissos', 'Baixar a agenda em Excel.'],
      ['print_appointment', 'Imprimir compromissos', 'Imprimir a agenda.'],
    ],
  },
  {
    name: 'Campanhas',
    permissions: [
      ['create_campaign', 'Criar campanhas', 'Enviar SMS e e-mails a muita gente; gasta saldo.'],
      ['cancel_campaign', 'Cancelar campanhas', 'Suspender um envio que ainda aguarda.'],
    ],
  },
  {
    name: 'Despesas',
    permissions: [
      ['create_expense', 'Criar despesas', 'Lançar gastos, também a partir de outro.'],
      ['edit_expense', 'Editar despesas', 'Alterar gastos lançados.'],
      ['delete_expense', 'Excluir despesas', 'Tirar um gasto da lista, de vez.'],
      ['print_expense', 'Exportar despesas', 'Baixar a lista em Excel.'],
    ],
  },
  {
    name: 'Participativa',
    permissions: [
      ['status_manifestation', 'Responder manifestações', 'Trocar o status e comentar.'],
      ['delete_manifestation', 'Excluir manifestações', 'Tirar uma manifestação da lista, de vez.'],
      ['print_manifestation', 'Exportar manifestações', 'Baixar a lista em Excel.'],
    ],
  },
  {
    name: 'Enquetes',
    permissions: [
      ['create_survey', 'Criar enquetes', 'Publicar uma pergunta à população.'],
      ['edit_survey', 'Editar enquetes', 'Alterar encerramento, cor e agradecimento.'],
      ['delete_survey', 'Excluir enquetes', 'Excluir uma enquete ou as respostas dela, de vez.'],
    ],
  },
  {
    name: 'Docs. Proposituras/Adm.',
    permissions: [
      ['create_legislative_process', 'Criar documentos', 'Incluir ofícios, moções e proposituras.'],
      [
        'edit_legislative_process',
        'Editar documentos',
        'Alterar, redigir o texto, trocar o status e anexar.',
      ],
      ['delete_legislative_process', 'Excluir documentos', 'Excluir um documento e o seu texto, de vez.'],
      ['print_legislative_process', 'Imprimir documentos', 'Imprimir o texto e baixar a lista.'],
      ['comment_legislative_process', 'Comentar documentos', 'Acrescentar andamentos e respostas.'],
    ],
  },
  {
    name: 'Ligações',
    permissions: [
      ['create_call', 'Cadastrar ligações', 'Anotar quem ligou e o recado.'],
      ['edit_call', 'Editar ligações', 'Alterar um recado e dá-lo por finalizado.'],
      ['delete_call', 'Excluir ligações', 'Tirar um recado da lista, de vez.'],
      ['print_call', 'Exportar ligações', 'Baixar a lista em Excel.'],
    ],
  },
  {
    name: 'Outros sistemas',
    permissions: [
      ['access_analytic', 'Acessar o Analytics', 'Abrir os painéis de análise do mandato.'],
      ['access_election', 'Acessar as Eleições', 'Abrir os resultados de eleições.'],
    ],
  },
];

export const permissionCount = permissionAreas.reduce((sum, { permissions }) => sum + permissions.length, 0);
