import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Enquetes',
  purpose:
    'Perguntas do gabinete à população, respondidas em uma página própria, com o resultado voto a voto.',
  tasks: [
    {
      name: 'Criar uma enquete',
      words: 'pergunta votação nova pesquisa',
      steps: [
        { press: 'Nova' },
        { type: 'Pergunta', say: 'o que se quer saber', text: 'O que falta no bairro?' },
        { type: 'Resposta 1', say: 'a primeira resposta', text: 'Creche' },
        { type: 'Resposta 2', say: 'a segunda', text: 'Posto de saúde' },
        { say: 'Diga até quando ela recebe votos e a cor da página, e salve.' },
      ],
    },
    {
      name: 'Divulgar uma enquete',
      words: 'link compartilhar endereço',
      steps: [{ open: 'a enquete' }, { say: 'Nos detalhes, copie o link e mande-o por onde quiser.' }],
    },
    {
      name: 'Mudar o encerramento',
      words: 'prazo data editar',
      steps: [{ inRow: 'Editar', of: 'da enquete' }, { say: 'Mude a data de encerramento e salve.' }],
    },
  ],
  limits: [
    {
      cannot: 'A pergunta e as respostas não mudam depois de criadas.',
      why: 'Quem já votou respondeu ao que leu: crie outra enquete.',
    },
    { cannot: 'Respostas excluídas não voltam.', why: 'Baixe o resultado antes.' },
  ],
});
