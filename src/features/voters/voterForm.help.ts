import { helpText } from '@/records/help/help';
import { createPath } from '@/records/links/voters';

export default helpText({
  title: 'Cadastro do eleitor',
  purpose:
    'Os dados de uma pessoa, em sete partes. Só o nome e o gênero são obrigatórios: o resto se completa quando se souber.',
  tasks: [
    {
      name: 'Cadastrar só o essencial',
      words: 'novo eleitor rápido telefone',
      steps: [
        { go: createPath, as: 'Novo eleitor' },
        { type: 'Nome', say: 'o nome completo', text: 'Rosa Maria Pires' },
        { press: 'Feminino', say: 'ou o gênero que a pessoa disser' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Pôr o endereço pelo CEP',
      words: 'endereço rua bairro',
      steps: [
        { go: createPath, as: 'Novo eleitor' },
        { type: 'CEP', say: 'os oito números', text: '13010-050' },
        { press: 'Buscar' },
        { say: 'Escolha a rua entre as encontradas e escreva o número da casa.' },
      ],
    },
    {
      name: 'Cadastrar quem não se sabe onde mora ao certo',
      words: 'endereço manual sem cep',
      steps: [
        { go: createPath, as: 'Novo eleitor' },
        { press: 'Cadastrar manualmente' },
        { say: 'Escreva o que souber do endereço; cidade e bairro se escolhem na lista.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'A mesma pessoa não entra duas vezes.',
      why: 'A tela mostra quem já está cadastrado: abra esse cadastro e complete-o.',
    },
    {
      cannot: 'Não se escreve a quem não aceita receber comunicação.',
      why: 'Pergunte à pessoa e marque a resposta em Dados para contato.',
    },
  ],
});
