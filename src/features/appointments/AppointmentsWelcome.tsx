import { CalendarIcon, DownloadIcon, FilterIcon, ShareIcon } from '@/ui/icons';
import { WelcomeScreen } from '@/ui/list/WelcomeScreen';

const blurbs = [
  {
    icon: <CalendarIcon />,
    title: 'Organize a agenda do mandato',
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
    text: 'Baixe a listagem em Excel (.csv) ou em um arquivo pronto para imprimir.',
  },
];

/** What a trial client without appointments sees. */
export function AppointmentsWelcome({
  blockedReason,
  onStart,
}: {
  blockedReason: string | undefined;
  onStart: () => void;
}) {
  return (
    <WelcomeScreen
      title="Bem-vindo ao módulo de compromissos"
      intro="A agenda do gabinete em um só lugar, para a equipe inteira."
      blurbs={blurbs}
      startText="Começar, Cadastrar compromisso"
      startBlockedReason={blockedReason}
      onStart={onStart}
    />
  );
}
