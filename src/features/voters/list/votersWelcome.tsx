import { BellIcon, FilterIcon, LabelsIcon, PrintIcon, UserIcon } from '@/ui/icons';
import { importPath } from '@/records/links/voters';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de eleitores',
  intro: 'A base de contatos do mandato: quem são as pessoas, onde moram e o que já foi combinado com elas.',
  first: { text: 'Trazer a minha lista', path: importPath, rule: 'create_voter' },
  startText: 'Começar, Cadastrar alguém',
  blurbs: [
    {
      icon: <UserIcon />,
      title: 'Gerencie os cadastros',
      rule: 'create_voter',
      text: 'Guarde contato, endereço, família e dados de votação de cada pessoa em um só lugar.',
    },
    {
      icon: <PrintIcon />,
      title: 'Imprima e exporte',
      parts: [
        { rule: 'print_voter', title: 'Imprima', text: 'Imprima um cadastro ou a listagem inteira.' },
        { rule: 'export_voter', title: 'Exporte', text: 'Baixe a listagem em Excel (.csv).' },
      ],
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
      rule: 'create_label_voter',
      text: 'Imprima etiquetas de endereço para as cartas e os convites do gabinete.',
    },
  ],
});
