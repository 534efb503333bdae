import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Ligações',
  purpose: 'O caderno de recados do gabinete: quem ligou, para quem, o que queria, e a quem falta retornar.',
  tasks: [
    {
      name: 'Registrar uma ligação',
      words: 'recado telefone anotar telefonema',
      steps: [
        { press: 'Nova' },
        { type: 'Quem ligou', say: 'o nome da pessoa', text: 'Maria de Souza' },
        { type: 'Assunto', say: 'o recado', text: 'Pede notícias da poda' },
        { press: 'Retornar ligação', say: 'se falta ligar de volta' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Ver a quem falta retornar',
      words: 'retorno pendente',
      steps: [{ press: 'Filtrar ligações' }, { press: 'Retornar ligação' }, { press: 'Buscar' }],
    },
    {
      name: 'Abrir um atendimento com o telefone na mão',
      words: 'tocar identificar quem liga chamada',
      steps: [
        {
          say: 'Com o telefone tocando, aperte a tecla L em qualquer tela: digite o número ou o nome de quem liga, e ali mesmo se registra a ligação e se abre o atendimento.',
        },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Não se grava a conversa.',
      why: 'Anote o recado em Assunto; o que se combinou pode ir em um atendimento.',
    },
    {
      cannot: 'Não se disca por aqui no computador.',
      why: 'No celular, toque no número: ele abre o telefone.',
    },
  ],
});
