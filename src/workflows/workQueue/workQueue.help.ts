import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Minha fila',
  purpose:
    'O que espera por você, o mais atrasado primeiro: atendimentos em aberto, vencidos, parados e a retornar.',
  tasks: [
    {
      name: 'Começar pelo mais atrasado',
      words: 'vencidos prazo hoje',
      steps: [{ press: 'Vencidos' }],
    },
    {
      name: 'Ver o que está parado',
      words: 'sem movimento esquecido',
      steps: [{ press: 'Sem movimento há 15 dias' }],
    },
    {
      name: 'Dizer que status contam como abertos e os prazos',
      words: 'prazo configurar status',
      steps: [{ press: 'Status abertos e prazos' }, { say: 'Marque os status e escreva os prazos em dias.' }],
    },
  ],
  limits: [
    {
      cannot: 'Os prazos não passam sozinhos aos colegas.',
      why: 'Ficam neste computador; mande-os por link ou arquivo, em Status abertos e prazos.',
    },
    { cannot: 'Não há fila do que ninguém tem.', why: 'Na de todo o gabinete, cada linha diz de quem é.' },
  ],
});
