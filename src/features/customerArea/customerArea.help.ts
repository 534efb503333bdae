import { helpText } from '@/records/help/help';

const accountPath = '/customer-area/account';

export default helpText({
  title: 'Área do cliente',
  purpose: 'O contrato do gabinete: a situação da conta, o saldo de mensagens, as compras e as faturas.',
  tasks: [
    {
      name: 'Ver quanto resta de SMS e de e-mail',
      words: 'saldo mensagens',
      steps: [{ go: accountPath, as: 'Área do cliente' }, { say: 'O saldo está em Saldo comunicações.' }],
    },
    {
      name: 'Comprar mensagens',
      words: 'pacote sms e-mail crédito saldo',
      steps: [
        { go: accountPath, as: 'Área do cliente' },
        { press: 'Comprar' },
        { say: 'Escolha o pacote e a quantidade; o total aparece antes de confirmar.' },
      ],
    },
    {
      name: 'Pagar ou ver faturas',
      words: 'boleto fatura pagar',
      steps: [{ go: accountPath, as: 'Área do cliente' }, { press: 'Ver faturas' }],
    },
  ],
  limits: [
    { cannot: 'No período de avaliação não se compra.', why: 'As compras abrem com a licença.' },
    { cannot: 'Uma compra feita não se desfaz por aqui.', why: 'Fale com o suporte, em Mais ajuda.' },
  ],
});
