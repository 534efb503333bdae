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
      name: 'Passar o trabalho de quem saiu ou está de férias',
      words:
        'férias folga licença devolver devolução voltou transferir dividir passar atendimentos substituir substituto colega',
      steps: [
        { inRow: 'Passar tudo', of: 'da pessoa' },
        {
          say: 'Diga a quem: atendimentos em aberto, tarefas, ligações a retornar e compromissos passam de uma vez.',
        },
        {
          say: 'Quando a pessoa voltar, use ‘Devolver a …’, no alto da tela ou no menu da linha dela: volta o que ainda está em aberto com quem recebeu. O que se passou fica guardado só no computador em que foi passado, por 60 dias; para outro, baixe o resultado ao fim.',
        },
        { say: 'Para passar só alguns atendimentos, use Passar atendimentos, no mesmo menu.' },
      ],
    },
    {
      name: 'Ver quem ficou sem resposta',
      words: 'não foi respondido respondida falta responder retorno cidadão',
      steps: [
        { press: 'Ler os andamentos' },
        {
          say: 'No alto, aperte o número de Sem resposta: são todos, com quem está cada um. Na linha de uma pessoa, os dela.',
        },
      ],
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
