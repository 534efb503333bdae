import { BellIcon, FilterIcon, LabelsIcon, PrintIcon, UserIcon } from '@/ui/icons';
import { WelcomeScreen, type Blurb } from '@/ui/list/WelcomeScreen';

const blurbs: Blurb[] = [
  {
    icon: <UserIcon />,
    title: 'Gerencie os cadastros',
    text: 'Guarde contato, endereço, família e dados de votação de cada pessoa em um só lugar.',
  },
  {
    icon: <PrintIcon />,
    title: 'Imprima e exporte',
    text: 'Imprima um cadastro ou a listagem inteira, ou baixe tudo em Excel (.csv).',
  },
  {
    icon: <BellIcon />,
    title: 'Crie lembretes',
    text: 'Marque o dia de retornar a alguém e quem da equipe fica responsável.',
  },
  {
    icon: <FilterIcon />,
    title: 'Encontre quem procura',
    text: 'Busque por bairro, grupo, aniversário, local de votação e muito mais.',
  },
  {
    icon: <LabelsIcon />,
    title: 'Gere etiquetas',
    text: 'Imprima etiquetas de endereço para as cartas e os convites do gabinete.',
  },
];

interface VotersWelcomeProps {
  blockedReason: string | undefined;
  onStart: () => void;
}

/** What a trial client without voters sees (document 2, section 2.3). */
export function VotersWelcome({ blockedReason, onStart }: VotersWelcomeProps) {
  return (
    <WelcomeScreen
      title="Bem-vindo ao módulo de eleitores"
      intro="A base de contatos do mandato: quem são as pessoas, onde moram e o que já foi combinado com elas."
      blurbs={blurbs}
      startText="Começar, Cadastrar alguém"
      startBlockedReason={blockedReason}
      onStart={onStart}
    />
  );
}
