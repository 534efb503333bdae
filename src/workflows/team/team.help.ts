import { helpText } from '@/records/help/help';

export default helpText({
  title: 'A equipe',
  purpose: 'Quanto cada pessoa tem em mãos, o que venceu e o que está parado.',
  tasks: [
    {
      name: 'Ver o que uma pessoa tem em aberto',
      words: 'fila colega',
      steps: [{ inRow: 'Ver a fila', of: 'da pessoa' }],
    },
    {
      name: 'Passar trabalho de uma pessoa a outra',
      words: 'férias transferir passar atendimentos',
      steps: [
        { inRow: 'Passar atendimentos', of: 'da pessoa' },
        { say: 'Diga quais passam, quantos e a quem.' },
      ],
    },
    {
      name: 'Contar tudo outra vez',
      words: 'atualizar números',
      steps: [{ press: 'Ler tudo de novo' }],
    },
  ],
  limits: [
    { cannot: 'Não se vê quanto tempo alguém trabalhou.', why: 'Contam-se pedidos e andamentos, não horas.' },
    {
      cannot: 'Quem não pode exportar atendimentos não abre esta tela.',
      why: 'Peça a quem administra o gabinete.',
    },
  ],
});
