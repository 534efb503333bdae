import { helpText } from '@/records/help/help';
import { queuePath } from '@/records/links/services';

export default helpText({
  title: 'Início',
  purpose: 'O dia do gabinete: o que há hoje, o que espera por você e os números do mandato.',
  tasks: [
    {
      name: 'Ver o que espera por mim',
      words: 'fila meus atendimentos hoje',
      steps: [{ go: queuePath, as: 'Minha fila' }],
    },
    {
      name: 'Ver de novo os primeiros passos',
      words: 'começo começar primeira vez novo',
      steps: [{ go: '/dashboard?passos', as: 'Primeiros passos' }],
    },
    {
      name: 'Achar qualquer coisa',
      words: 'procurar busca pessoa documento',
      steps: [
        { press: 'Procurar em tudo' },
        { say: 'Digite um nome, um telefone, um CPF ou uma referência; Enter abre.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Os números não se mudam daqui.',
      why: 'Eles contam o que está nas listas: cada um leva à sua.',
    },
    {
      cannot: 'O que outra pessoa vê no início não é o que você vê.',
      why: 'Tarefas e atendimentos são os de cada um.',
    },
  ],
});
