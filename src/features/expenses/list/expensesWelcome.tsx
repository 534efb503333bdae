import { BellIcon, ClipIcon, DownloadIcon, FilterIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de despesas',
  intro: 'O que o gabinete gasta, conferido até o centavo.',
  startText: 'Começar, Cadastrar despesa',
  blurbs: [
    {
      icon: <ClipIcon />,
      title: 'Guarde cada despesa',
      rule: 'create_expense',
      text: 'Data, categoria, valor, quem recebeu, e se é um reembolso e quando foi pago.',
    },
    {
      icon: <FilterIcon />,
      title: 'Saiba quanto foi',
      text: 'Busque por período, categoria, status ou nome: a soma do que foi encontrado aparece acima da lista.',
    },
    {
      icon: <BellIcon />,
      title: 'Não perca um vencimento',
      text: 'Crie um lembrete a partir da despesa, com o dia e quem da equipe fica responsável.',
    },
    {
      icon: <DownloadIcon />,
      title: 'Preste contas sem digitar de novo',
      rule: 'print_expense',
      text: 'Baixe a listagem em Excel (.csv), pronta para somar e repassar.',
    },
  ],
});
