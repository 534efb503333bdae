import { helpText } from '@/records/help/help';
import { listPath } from '@/records/links/voters';

export default helpText({
  title: 'Mala direta',
  purpose: 'Cartas, envelopes e etiquetas para muita gente, com o nome e o endereço de cada pessoa.',
  tasks: [
    {
      name: 'Escolher quem recebe',
      words: 'destinatários cartas para quem',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { press: 'Filtrar eleitores' },
        { type: 'Nome', say: 'parte do nome', text: 'Maria' },
        { press: 'Buscar' },
        { press: 'Mala direta' },
      ],
    },
    {
      name: 'Escrever a carta',
      words: 'texto modelo carta',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { press: 'Mala direta' },
        { press: 'Carta' },
        {
          say: 'Escreva o texto; em Inserir no texto estão o nome, o tratamento e o endereço de cada pessoa.',
        },
      ],
    },
    {
      name: 'Imprimir etiquetas ou envelopes',
      words: 'etiqueta envelope endereços',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { press: 'Mala direta' },
        { press: 'Etiqueta' },
        { say: 'Escolha a folha e imprima.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Quem não tem endereço completo não recebe.',
      why: 'A tela diz quem são: complete os cadastros e leia de novo.',
    },
    { cannot: 'A carta não vai pelo correio sozinha.', why: 'Imprima, ponha no envelope e leve ao correio.' },
  ],
});
