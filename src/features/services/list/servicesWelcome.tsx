import { BellIcon, ClipIcon, CommentIcon, FilterIcon, PrintIcon, UserIcon } from '@/ui/icons';
import type { Welcome } from '@/ui/list/WelcomeScreen';

/** What a trial client without service requests sees. */
export const welcome: Welcome = {
  title: 'Bem-vindo ao módulo de atendimentos',
  intro: 'Do pedido no balcão à resposta: tudo o que a população pediu, em um lugar só.',
  startText: 'Começar, Cadastrar atendimento',
  blurbs: [
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
  ],
};
