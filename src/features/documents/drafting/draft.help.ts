import { helpText } from '@/records/help/help';
import { listPath } from '@/records/links/documents';

export default helpText({
  title: 'Elaborar documento',
  purpose: 'O texto de um documento, em papel do gabinete: escreve-se, imprime-se e baixa-se para o Word.',
  tasks: [
    {
      name: 'Escrever e salvar',
      words: 'redigir texto salvar',
      steps: [
        { go: listPath, as: 'Docs. Proposituras/Adm.' },
        { open: 'o documento' },
        { press: 'Elaborar doc.' },
        { say: 'Escreva no texto; Tab vai ao próximo trecho entre colchetes. Ctrl + S salva e continua.' },
      ],
    },
    {
      name: 'Levar o texto para o Word',
      words: 'word docx baixar',
      steps: [
        { go: listPath, as: 'Docs. Proposituras/Adm.' },
        { open: 'o documento' },
        { press: 'Elaborar doc.' },
        { press: 'Baixar .docx', say: 'na barra de ferramentas' },
      ],
    },
    {
      name: 'Imprimir o texto',
      words: 'papel imprimir',
      steps: [
        { go: listPath, as: 'Docs. Proposituras/Adm.' },
        { open: 'o documento' },
        { press: 'Elaborar doc.' },
        { press: 'Imprimir', say: 'na barra de ferramentas; o que ainda está entre colchetes é dito antes' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Duas pessoas não escrevem ao mesmo tempo no mesmo texto.',
      why: 'Quem salva depois vê os dois textos e escolhe com qual ficar.',
    },
    {
      cannot: 'O que está entre colchetes não se preenche sozinho.',
      why: 'São trechos que só o gabinete sabe: Tab vai de um ao seguinte.',
    },
    {
      cannot: 'O texto não se salva sozinho.',
      why: 'Ctrl + S salva; ao sair com algo por salvar, a tela pergunta antes.',
    },
  ],
});
