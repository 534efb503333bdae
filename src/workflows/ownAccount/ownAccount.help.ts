import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Minha conta',
  purpose: 'Os seus dados neste gabinete, o que você pode fazer e a sua senha.',
  tasks: [
    {
      name: 'Trocar a minha senha',
      words: 'senha nova mudar segurança login entrar',
      steps: [
        { press: 'Trocar a minha senha' },
        { type: 'Nova senha', say: 'ao menos 8 letras, números ou sinais', text: 'Jabuti canta 7' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Receber um link para criar outra senha',
      words: 'esqueci senha e-mail recuperar',
      steps: [{ press: 'Receber o link por e-mail' }, { say: 'Abra o e-mail que chega e siga o link.' }],
    },
    {
      name: 'Ver o que posso fazer',
      words: 'permissão perfil acesso',
      steps: [{ say: 'Está em ‘O que posso fazer’, no fim da tela.' }],
    },
  ],
  limits: [
    {
      cannot: 'Ninguém muda aqui o próprio nome, e-mail, cargo ou perfil.',
      why: 'Peça a quem administra o gabinete.',
    },
  ],
});
