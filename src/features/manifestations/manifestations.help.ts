import { helpText } from '@/records/help/help';
import { homePath, listPath } from './manifestationPaths';

export default helpText({
  title: 'Participativa',
  purpose: 'O que as pessoas elogiam, reclamam e pedem na página pública do gabinete.',
  tasks: [
    {
      name: 'Ler o que chegou',
      words: 'manifestações ver recebidas',
      steps: [{ go: homePath, as: 'Participativa' }, { press: 'Ver manifestações' }],
    },
    {
      name: 'Trocar o status de uma manifestação',
      words: 'concluir recusar contato',
      steps: [
        { go: listPath, as: 'Manifestações' },
        { inRow: 'Trocar status', of: 'da manifestação' },
        { press: 'Concluído', say: 'ou o status em que ficou' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Comentar uma manifestação',
      words: 'anotar resposta',
      steps: [
        { go: listPath, as: 'Manifestações' },
        { open: 'a manifestação' },
        { press: 'Comentar/Anotar' },
        { say: 'Escreva o comentário e salve.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'Uma manifestação não se cria por aqui.',
      why: 'Ela chega pela página pública; o que se ouviu no gabinete é um atendimento.',
    },
    { cannot: 'O texto de quem escreveu não se muda.', why: 'Comente o que for preciso explicar.' },
  ],
});
