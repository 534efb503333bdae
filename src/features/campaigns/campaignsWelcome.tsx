import { AlertIcon, BellIcon, CommentIcon, FilterIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de campanhas',
  intro: 'Fale com muita gente de uma vez só: uma mensagem por SMS ou e-mail, para quem você escolher.',
  startText: 'Começar, Criar campanha',
  blurbs: [
    {
      icon: <CommentIcon />,
      title: 'Crie uma campanha',
      rule: 'create_campaign',
      text: 'Escolha quem recebe, escreva a mensagem e marque o dia e a hora do envio.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre com a busca avançada',
      text: 'Procure por nome, data de envio, tipo ou status.',
    },
    {
      icon: <AlertIcon />,
      title: 'Cancele a tempo',
      rule: 'cancel_campaign',
      text: 'Enquanto a campanha está aguardando, você ainda pode cancelar o envio.',
    },
    {
      icon: <BellIcon />,
      title: 'Saiba o custo antes',
      rule: 'create_campaign',
      text: 'Veja quantas pessoas recebem e o custo estimado antes de salvar.',
    },
  ],
});
