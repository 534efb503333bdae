import { helpText } from '@/records/help/help';
import { settingsPagePath } from '../settingsPaths';

const path = settingsPagePath('user');

export default helpText({
  title: 'Usuários do sistema',
  purpose: 'Quem da equipe entra no Tribuna e o que cada pessoa pode fazer.',
  tasks: [
    {
      name: 'Convidar alguém da equipe',
      words: 'usuário novo convidar acesso colega senha login só ver olhar consultar visualizar',
      steps: [
        { go: path, as: 'Usuários do sistema' },
        { press: 'Adicionar usuário' },
        { type: 'Nome', say: 'o nome da pessoa', text: 'Clara Nunes' },
        { type: 'E-mail', say: 'o e-mail com que ela vai entrar', text: 'clara@exemplo.com.br' },
        {
          say: 'Escolha o perfil, o que a pessoa pode fazer e uma primeira senha, e salve. Passe a senha a ela em mãos.',
        },
      ],
    },
    {
      name: 'Mudar o que alguém pode fazer',
      words: 'permissão editar perfil direito',
      steps: [
        { go: path, as: 'Usuários do sistema' },
        { inRow: 'Editar', of: 'da pessoa' },
        { say: 'Marque ou desmarque permissões e salve.' },
      ],
    },
    {
      name: 'Passar o trabalho de quem saiu ou está de férias',
      words: 'férias folga licença saída transferir substituir substituto',
      steps: [
        { go: path, as: 'Usuários do sistema' },
        { inRow: 'Passar tudo', of: 'da pessoa' },
        { say: 'Escolha quem recebe; o que já terminou continua no nome de quem fez.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Um usuário não se exclui.',
      why: 'Deixe-o inativo: ele não entra mais, e o que fez continua com o nome dele.',
    },
    {
      cannot: 'Não há permissão só de ver, nem lista que se esconda.',
      why: 'Quem entra vê todas as listas. A quem só vai olhar, dê ‘Acessar as Eleições’: nada muda no gabinete.',
    },
    { cannot: 'Ninguém vê a senha de outra pessoa.', why: 'Dê-lhe uma nova.' },
  ],
});
