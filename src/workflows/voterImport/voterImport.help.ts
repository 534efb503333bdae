import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Importar eleitores',
  purpose:
    'Traz uma lista pronta (planilha, contatos do celular ou linhas coladas), mostra o que vai entrar antes de gravar e deixa desfazer.',
  tasks: [
    {
      name: 'Importar uma planilha',
      words: 'lista excel csv ods arquivo',
      steps: [
        {
          type: 'Ou cole as células aqui',
          say: 'a lista, com os títulos na primeira linha; ou escolha um arquivo',
          text: 'Nome;Telefone\nMaria Exemplo;19999990000',
        },
        { press: 'Ler planilha' },
        { press: 'Ir para as perguntas', say: 'depois de ver se cada coluna foi reconhecida' },
        { say: 'Responda às perguntas, se houver, confira e importe.' },
      ],
    },
    {
      name: 'Importar os contatos do celular',
      words: 'telefone agenda contatos vcf vcard',
      steps: [{ say: 'No celular, exporte os contatos para um arquivo (.vcf) e escolha-o aqui.' }],
    },
    {
      name: 'Desfazer uma importação',
      words: 'voltar apagar importação errada arquivo para desfazer',
      steps: [
        {
          say: 'Aperte Desfazer importação, ao fim dela ou aqui embaixo, neste computador, até 30 dias depois. Para desfazer em outro, baixe ali o arquivo para desfazer, e abra-o aqui.',
        },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Quem já está no cadastro não entra duas vezes.',
      why: 'A conferência mostra os repetidos, e você diz se os pula ou completa.',
    },
    {
      cannot: 'O que não se consegue ler não entra.',
      why: 'A tela diz a linha e o porquê; corrija ali mesmo ou deixe de fora.',
    },
  ],
});
