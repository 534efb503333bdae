import { helpText } from '@/records/help/help';
import { duplicatesPath } from '@/records/links/voters';

export default helpText({
  title: 'Repetidos',
  purpose: 'Acha a mesma pessoa cadastrada duas vezes e une os cadastros em um só.',
  tasks: [
    {
      name: 'Procurar repetidos',
      words: 'duplicados iguais mesma pessoa',
      steps: [{ go: duplicatesPath, as: 'Repetidos' }, { press: 'Procurar repetidos' }],
    },
    {
      name: 'Unir dois cadastros',
      words: 'juntar fundir unificar',
      steps: [
        { go: duplicatesPath, as: 'Repetidos' },
        { press: 'Procurar repetidos' },
        { inRow: 'Unir', of: 'do par' },
        {
          say: 'Compare os dois lado a lado e escolha o que fica de cada um; os atendimentos dos dois vão para o que fica.',
        },
      ],
    },
    {
      name: 'Dizer que não são a mesma pessoa',
      words: 'diferentes ignorar',
      steps: [
        { go: duplicatesPath, as: 'Repetidos' },
        { press: 'Procurar repetidos' },
        { inRow: 'Não são a mesma pessoa', of: 'do par' },
        { say: 'Neste computador o par não volta a aparecer.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Só se unem cadastros que se olharam.',
      why: 'Duas pessoas podem ter o mesmo nome: por isso nada se une sozinho.',
    },
  ],
});
