import { BellIcon, ClipIcon, CommentIcon, FileIcon, FilterIcon, PrintIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de documentos',
  intro: 'Ofícios, requerimentos, indicações, moções e projetos: da primeira linha à votação.',
  startText: 'Começar, Criar documento',
  blurbs: [
    {
      icon: <FileIcon />,
      title: 'Elabore o texto aqui mesmo',
      rule: 'edit_legislative_process',
      text: 'Parta de um modelo pronto e escreva na folha em que o documento vai ser impresso.',
    },
    {
      icon: <CommentIcon />,
      title: 'Acompanhe a tramitação',
      parts: [
        {
          rule: 'comment_legislative_process',
          title: 'Anote a tramitação',
          text: 'Anote cada andamento e a resposta do órgão responsável.',
        },
        {
          rule: 'edit_legislative_process',
          title: 'Troque o status',
          text: 'Troque o status sempre que ele mudar.',
        },
      ],
    },
    {
      icon: <FilterIcon />,
      title: 'Busca avançada',
      text: 'Encontre por tipo, número, ano, status, região, área de interesse ou assunto.',
    },
    {
      icon: <ClipIcon />,
      title: 'Arquivos juntos',
      rule: 'edit_legislative_process',
      text: 'Guarde pareceres, fotos e protocolos ao lado do documento a que pertencem.',
    },
    {
      icon: <BellIcon />,
      title: 'Lembretes',
      rule: 'edit_legislative_process',
      text: 'Marque o dia de cobrar a resposta e quem da equipe fica responsável.',
    },
    {
      icon: <PrintIcon />,
      title: 'Imprima e exporte',
      rule: 'print_legislative_process',
      text: 'Leve o documento em papel e a listagem inteira em Excel (.csv).',
    },
  ],
});
