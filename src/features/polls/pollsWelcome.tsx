import { ChartIcon, FilterIcon, PlusIcon, ShareIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de enquetes',
  intro: 'Pergunte às pessoas o que elas pensam e veja a resposta na hora.',
  startText: 'Começar, Criar enquete',
  blurbs: [
    {
      icon: <PlusIcon />,
      title: 'Crie uma enquete',
      rule: 'create_survey',
      text: 'Uma pergunta, de duas a seis respostas e o dia em que a votação se encerra.',
    },
    {
      icon: <ShareIcon />,
      title: 'Compartilhe o link',
      text: 'Envie por WhatsApp, copie o link ou baixe o QR code para imprimir.',
    },
    {
      icon: <ChartIcon />,
      title: 'Resultado em tempo real',
      text: 'Acompanhe os votos de cada resposta, por dia da semana e por hora, e baixe o resultado em imagem.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre com a busca avançada',
      text: 'Procure por referência, pergunta ou data de encerramento.',
    },
  ],
});
