import { DownloadIcon, FilterIcon, PhoneIcon, UserIcon } from '@/ui/icons';
import { WelcomeScreen } from '@/ui/list/WelcomeScreen';

const blurbs = [
  {
    icon: <PhoneIcon />,
    title: 'Registre cada ligação',
    text: 'Anote quem ligou, o telefone e o assunto enquanto a pessoa ainda está na linha.',
  },
  {
    icon: <UserIcon />,
    title: 'Nenhum recado se perde',
    text: 'Marque com quem a pessoa quer falar e acompanhe o que está pendente ou precisa de retorno.',
  },
  {
    icon: <FilterIcon />,
    title: 'Encontre qualquer conversa',
    text: 'Busque por nome, telefone, período, status ou assunto.',
  },
  {
    icon: <DownloadIcon />,
    title: 'Leve a listagem com você',
    text: 'Baixe as ligações em Excel (.csv) para conferir ou repassar à equipe.',
  },
];

interface CallsWelcomeProps {
  blockedReason: string | undefined;
  onStart: () => void;
}

/** What a trial client without calls sees. */
export function CallsWelcome({ blockedReason, onStart }: CallsWelcomeProps) {
  return (
    <WelcomeScreen
      title="Bem-vindo ao módulo de ligações"
      intro="O caderno de recados do gabinete, aberto para a equipe inteira."
      blurbs={blurbs}
      startText="Começar, Cadastrar ligação"
      startBlockedReason={blockedReason}
      onStart={onStart}
    />
  );
}
