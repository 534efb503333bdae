import { DownloadIcon, FilterIcon, PhoneIcon, UserIcon } from '@/ui/icons';
import { welcomeTo } from '@/records/list/WelcomeScreen';

export default welcomeTo({
  title: 'Bem-vindo ao módulo de ligações',
  intro: 'O caderno de recados do gabinete, aberto para a equipe inteira.',
  startText: 'Começar, Cadastrar ligação',
  blurbs: [
    {
      icon: <PhoneIcon />,
      title: 'Registre cada ligação',
      rule: 'create_call',
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
      rule: 'print_call',
      text: 'Baixe as ligações em Excel (.csv) para conferir ou repassar à equipe.',
    },
  ],
});
