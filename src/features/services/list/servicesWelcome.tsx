import { BellIcon, ClipIcon, CommentIcon, FilterIcon, PrintIcon, UserIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de atendimentos',
  intro: 'Do pedido no balcão à resposta: tudo o que a população pediu, em um lugar só.',
  startText: 'Começar, Cadastrar atendimento',
  blurbs: [
    {
      icon: <UserIcon />,
      title: 'Gerencie os atendimentos',
      rule: 'create_treatment',
      text: 'Registre o que cada eleitor pediu, com status, categoria, origem e responsáveis.',
    },
    {
      icon: <PrintIcon />,
      title: 'Imprima e exporte',
      parts: [
        {
          rule: 'print_search_treatment',
          title: 'Imprima',
          text: 'Imprima um atendimento, ou baixe a listagem em PDF.',
        },
        { rule: 'export_treatment', title: 'Exporte', text: 'Baixe a listagem em Excel (.csv).' },
      ],
    },
    {
      icon: <FilterIcon />,
      title: 'Busca avançada',
      text: 'Encontre por eleitor, bairro, período, responsável, ofício ou o que estiver na descrição.',
    },
    {
      icon: <BellIcon />,
      title: 'Lembretes',
      text: 'Marque o dia de voltar ao assunto e quem da equipe cuida disso, para nenhum pedido ficar sem resposta.',
    },
    {
      icon: <CommentIcon />,
      title: 'Comentários',
      rule: 'create_commet_treatment',
      text: 'Anote cada andamento: quem fez, quando e o que respondeu o órgão responsável.',
    },
    {
      icon: <ClipIcon />,
      title: 'Documentos anexos',
      rule: 'edit_treatment',
      text: 'Guarde fotos e PDFs junto do pedido, com os requerimentos e ofícios que ele gerou.',
    },
  ],
});
