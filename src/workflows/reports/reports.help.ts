import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Prestação de contas',
  purpose:
    'O que o gabinete fez em um período, em números e palavras, para imprimir, publicar ou levar em planilha.',
  tasks: [
    {
      name: 'Montar o relatório do mês',
      words: 'relatório mês mensal período números',
      steps: [{ press: 'Montar relatório' }],
    },
    {
      name: 'Imprimir o relatório',
      words: 'papel pdf imprimir',
      steps: [{ press: 'Montar relatório' }, { press: 'Imprimir' }],
    },
    {
      name: 'Ver só o trabalho de uma pessoa',
      words: 'responsável equipe',
      steps: [{ choose: 'Responsável', say: 'a pessoa' }, { press: 'Montar relatório' }],
    },
  ],
  limits: [
    {
      cannot: 'O relatório não se guarda.',
      why: 'Imprima-o ou baixe-o: ele se monta de novo quando se pede.',
    },
    { cannot: 'Nomes de eleitores não entram.', why: 'O relatório é para publicar, e só conta.' },
  ],
});
