import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Despesas',
  purpose: 'O que o gabinete gastou, com quem, o que falta pagar e o que há a reembolsar.',
  tasks: [
    {
      name: 'Lançar uma despesa',
      words: 'gasto conta pagar nova',
      steps: [
        { press: 'Nova' },
        { choose: 'Categoria', say: 'de que é o gasto' },
        { type: 'Valor', say: 'quanto foi', text: '12000' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Ver o que falta pagar',
      words: 'aberto pendente contas',
      steps: [{ press: 'Filtrar despesas' }, { press: 'Aberto/Pendente' }, { press: 'Buscar' }],
    },
    {
      name: 'Lançar o mesmo gasto outra vez',
      words: 'copiar repetir mensal',
      steps: [{ inRow: 'Copiar', of: 'da despesa' }, { say: 'Confira data e valor antes de salvar.' }],
    },
  ],
  limits: [
    {
      cannot: 'O recibo não se anexa à despesa.',
      why: 'Guarde o papel e escreva o número dele em Descrição.',
    },
    {
      cannot: 'As categorias não se criam aqui.',
      why: 'Elas vêm prontas; escolha a mais próxima e diga o resto em Descrição.',
    },
  ],
});
