import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Compromissos',
  purpose: 'O que o gabinete marcou: quando, onde, com quem, e quem da equipe vai.',
  tasks: [
    {
      name: 'Marcar um compromisso',
      words: 'reunião agenda novo visita',
      steps: [
        { press: 'Novo' },
        { type: 'Assunto', say: 'o que é', text: 'Visita à escola' },
        { choose: 'Horário de início', say: 'a hora em que começa', option: '14:00' },
        { choose: 'Horário de término', say: 'a hora em que acaba', option: '15:00' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Imprimir a folha do dia',
      words: 'papel agenda do dia imprimir',
      steps: [{ press: 'Folha do dia' }],
    },
    {
      name: 'Ver o mês em um calendário',
      words: 'calendário semana mês',
      steps: [{ press: 'Ver na agenda' }],
    },
  ],
  limits: [
    {
      cannot: 'Um compromisso não se repete sozinho para sempre.',
      why: 'Em Repetir, diga até quando: cada data entra como um compromisso seu.',
    },
    {
      cannot: 'Quem não é da equipe não recebe aviso.',
      why: 'Copie o link público, nos detalhes, e mande-o por onde quiser.',
    },
  ],
});
