import { BellIcon, CheckIcon, DownloadIcon, FilterIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de tarefas',
  intro: 'O que a equipe precisa fazer, com data e responsáveis.',
  startText: 'Começar, Cadastrar tarefa',
  blurbs: [
    {
      icon: <CheckIcon />,
      title: 'Ninguém esquece nada',
      text: 'Anote o que precisa ser feito, até quando e por quem; o que atrasa aparece marcado.',
    },
    {
      icon: <BellIcon />,
      title: 'Lembretes de qualquer cadastro',
      text: 'De um eleitor, atendimento, documento ou despesa, crie um lembrete que leva de volta a ele.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre qualquer tarefa',
      text: 'Busque por status, período ou responsável.',
    },
    {
      icon: <DownloadIcon />,
      title: 'Leve a listagem com você',
      text: 'Baixe as tarefas em Excel (.csv) para conferir ou repassar à equipe.',
    },
  ],
});
