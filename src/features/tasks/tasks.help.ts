import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Tarefas',
  purpose: 'O que há para fazer, até quando e por quem; também os lembretes criados em outras telas.',
  tasks: [
    {
      name: 'Criar uma tarefa',
      words: 'nova fazer lembrar pendência',
      steps: [
        { press: 'Nova' },
        { choose: 'Responsáveis', say: 'quem mais faz', option: 'Camila' },
        { type: 'Descrição', say: 'o que é', text: 'Ligar para a secretaria' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Concluir uma tarefa',
      words: 'finalizar feita pronta',
      steps: [{ inRow: 'Finalizar', of: 'da tarefa' }],
    },
    {
      name: 'Ver as tarefas em colunas',
      words: 'quadro status kanban',
      steps: [{ press: 'Ver por status' }],
    },
  ],
  limits: [
    { cannot: 'Uma tarefa não se repete sozinha.', why: 'Copie-a e mude a data.' },
    { cannot: 'Uma tarefa não se procura por palavras.', why: 'Filtre por data, status ou responsável.' },
  ],
});
