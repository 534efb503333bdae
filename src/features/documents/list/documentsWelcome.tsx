import { BellIcon, ClipIcon, CommentIcon, FileIcon, FilterIcon, PrintIcon } from '@/ui/icons';
import type { Welcome } from '@/ui/list/WelcomeScreen';

/** What a trial client without documents sees. */
export const welcome: Welcome = {
  title: 'Bem-vindo ao módulo de documentos',
  intro: 'Ofícios, requerimentos, indicações, moções e projetos: da primeira linha à votação.',
  startText: 'Começar, Criar documento',
  blurbs: [
    {
      icon: <FileIcon />,
      title: 'Elabore o texto aqui mesmo',
      text: 'Parta de um modelo pronto e escreva na folha em que o documento vai ser impresso.',
    },
    {
      icon: <CommentIcon />,
      title: 'Acompanhe a tramitação',
      text: 'Anote cada andamento e a resposta do órgão responsável, e troque o status quando mudar.',
    },
    {
      icon: <FilterIcon />,
      title: 'Busca avançada',
      text: 'Encontre por tipo, número, ano, status, região, área de interesse ou assunto.',
    },
    {
      icon: <ClipIcon />,
      title: 'Arquivos juntos',
      text: 'Guarde pareceres, fotos e protocolos ao lado do documento a que pertencem.',
    },
    {
      icon: <BellIcon />,
      title: 'Lembretes',
      text: 'Marque o dia de cobrar a resposta e avise a equipe.',
    },
    {
      icon: <PrintIcon />,
      title: 'Imprima e exporte',
      text: 'Leve o documento em papel e a listagem inteira em Excel (.csv).',
    },
  ],
};
