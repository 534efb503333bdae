import { CalendarIcon, DownloadIcon, FilterIcon, ShareIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de compromissos',
  intro: 'A agenda do gabinete em um só lugar, para a equipe inteira.',
  startText: 'Começar, Cadastrar compromisso',
  blurbs: [
    {
      icon: <CalendarIcon />,
      title: 'Organize a agenda do mandato',
      rule: 'create_appointment',
      text: 'Cadastre compromissos com data, horário, local, solicitante e participantes da equipe.',
    },
    {
      icon: <ShareIcon />,
      title: 'Compartilhe com um link',
      text: 'Envie a quem vai participar uma página com os dados do compromisso, sem precisar de senha.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre qualquer compromisso',
      text: 'Busque por período, referência, assunto ou participante.',
    },
    {
      icon: <DownloadIcon />,
      title: 'Leve a agenda com você',
      parts: [
        { rule: 'export_appointment', title: 'Exporte a agenda', text: 'Baixe a listagem em Excel (.csv).' },
        {
          rule: 'print_appointment',
          title: 'Imprima a agenda',
          text: 'Imprima a listagem, ou baixe-a em um arquivo pronto para imprimir.',
        },
      ],
    },
  ],
});
