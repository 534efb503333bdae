import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Docs. Proposituras/Adm.',
  purpose:
    'Os documentos do mandato: ofícios, indicações, moções, requerimentos e projetos, com o texto, o status e os andamentos.',
  tasks: [
    {
      name: 'Criar um documento',
      words: 'ofício indicação moção requerimento novo propositura',
      steps: [
        { press: 'Novo' },
        { choose: 'Tipo', say: 'o que é: ofício, indicação, moção…' },
        { choose: 'Status', say: 'em que pé está' },
        { type: 'Número', say: 'o número, ou aceite o proposto', text: '901' },
        { type: 'Assunto', say: 'do que trata', text: 'Iluminação da praça' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Escrever o texto de um documento',
      words: 'redigir elaborar modelo texto word',
      steps: [{ open: 'o documento' }, { press: 'Elaborar doc.' }],
    },
    {
      name: 'Anotar a resposta de um órgão',
      words: 'andamento resposta secretaria comentar',
      steps: [
        { open: 'o documento' },
        { press: 'Comentar' },
        { type: 'Descrição', say: 'o que o órgão respondeu', text: 'Incluído na programação' },
        { press: 'Salvar' },
      ],
    },
  ],
  limits: [
    { cannot: 'Do texto só fica a última versão.', why: 'Antes de mudar muito, baixe-o para o Word.' },
    {
      cannot: 'O documento não é enviado ao órgão por aqui.',
      why: 'Imprima-o ou baixe-o para o Word e envie como o gabinete costuma.',
    },
  ],
});
