import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Campanhas',
  purpose: 'SMS e e-mails para muita gente de uma vez, na hora marcada. Cada envio gasta saldo.',
  tasks: [
    {
      name: 'Preparar uma campanha',
      words: 'sms e-mail mensagem muitos envio massa',
      steps: [
        { press: 'Nova' },
        { type: 'Nome da campanha', say: 'um nome para achá-la depois', text: 'Convite da audiência' },
        { say: 'Escolha tipo, dia e hora, quem recebe e o texto; o custo aparece ao lado.' },
      ],
    },
    {
      name: 'Ver o que já foi enviado',
      words: 'enviada resultado',
      steps: [{ press: 'Filtrar campanhas' }, { press: 'Concluída' }, { press: 'Buscar' }],
    },
    {
      name: 'Ver o texto de uma campanha',
      words: 'mensagem detalhes',
      steps: [{ open: 'a campanha' }],
    },
  ],
  limits: [
    {
      cannot: 'Uma campanha que começou não se cancela.',
      why: 'Só a que ainda aguarda, e o valor pago não volta.',
    },
    { cannot: 'Sem saldo, nada sai.', why: 'Quem administra compra mensagens em Área do cliente.' },
    {
      cannot: 'A campanha não deixa de fora quem está inativo.',
      why: 'O cartão do custo diz quantos inativos há entre os escolhidos.',
    },
  ],
});
