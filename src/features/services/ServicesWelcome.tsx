import { BellIcon, ClipIcon, CommentIcon, FilterIcon, PrintIcon, UserIcon } from '@/ui/icons';
import { WelcomeScreen } from '@/ui/list/WelcomeScreen';

const blurbs = [
  {
    icon: <UserIcon />,
    title: 'Gerencie os atendimentos',
    text: 'Registre o que cada eleitor pediu, com status, categoria, origem e responsáveis.',
  },
  {
    icon: <PrintIcon />,
    title: 'Imprima e exporte',
    text: 'Leve um atendimento ou a listagem inteira em PDF ou Excel (.csv).',
  },
  {
    icon: <FilterIcon />,
    title: 'Busca avançada',
    text: 'Encontre por eleitor, bairro, período, responsável, ofício ou o que estiver na descrição.',
  },
  {
    icon: <BellIcon />,
    title: 'Lembretes',
    text: 'Marque o dia de voltar ao assunto e avise a equipe, para nenhum pedido ficar sem resposta.',
  },
  {
    icon: <CommentIcon />,
    title: 'Comentários',
    text: 'Anote cada andamento: quem fez, quando e o que respondeu o órgão responsável.',
  },
  {
    icon: <ClipIcon />,
    title: 'Documentos anexos',
    text: 'Guarde fotos e PDFs junto do pedido, com os requerimentos e ofícios que ele gerou.',
  },
];

interface ServicesWelcomeProps {
  blockedReason: string | undefined;
  onStart: () => void;
}

/** What a trial client without service requests sees (document 2, section 2.2). */
export function ServicesWelcome({ blockedReason, onStart }: ServicesWelcomeProps) {
  return (
    <WelcomeScreen
      title="Bem-vindo ao módulo de atendimentos"
      intro="Do pedido no balcão à resposta: tudo o que a população pediu, em um lugar só."
      blurbs={blurbs}
      startText="Começar, Cadastrar atendimento"
      startBlockedReason={blockedReason}
      onStart={onStart}
    />
  );
}
