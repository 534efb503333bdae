import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Eleitores',
  purpose: 'As pessoas que o gabinete conhece: quem são, onde moram, como falar com elas e o que já pediram.',
  tasks: [
    {
      name: 'Cadastrar um eleitor',
      words: 'novo pessoa contato incluir',
      steps: [
        { press: 'Novo' },
        { type: 'Nome', say: 'o nome completo', text: 'Joana Prado de Lima' },
        { press: 'Feminino', say: 'ou o gênero que a pessoa disser' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Trazer uma lista pronta',
      words: 'importar planilha excel csv lista contatos celular',
      steps: [
        { press: 'Importar eleitores' },
        {
          say: 'Escolha a planilha, um arquivo de contatos do celular, ou cole as linhas; os passos seguintes mostram o que vai entrar antes de gravar.',
        },
      ],
    },
    {
      name: 'Achar uma pessoa',
      words: 'procurar buscar filtrar encontrar',
      steps: [
        { press: 'Filtrar eleitores' },
        { type: 'Nome', say: 'parte do nome', text: 'Maria' },
        { press: 'Buscar' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Dois cadastros da mesma pessoa não se juntam na lista.',
      why: 'Em Repetidos eles se comparam e se unem.',
    },
    {
      cannot: 'Não se exclui alguém sem perder os atendimentos dele.',
      why: 'Vão junto, e não voltam: em dúvida, deixe o cadastro como Inativo, em Situação.',
    },
  ],
});
