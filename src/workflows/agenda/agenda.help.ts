import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Agenda',
  purpose: 'Compromissos, tarefas e aniversários de um dia, de uma semana ou de um mês, em um só calendário.',
  tasks: [
    {
      name: 'Marcar no calendário',
      words: 'compromisso reunião novo hora',
      steps: [
        { press: 'Novo' },
        { type: 'Assunto', say: 'o que é', text: 'Reunião da equipe' },
        { choose: 'Horário de início', say: 'a hora em que começa', option: '14:00' },
        { choose: 'Horário de término', say: 'a hora em que acaba', option: '15:00' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Ver outro período',
      words: 'semana mês dia hoje',
      steps: [
        { press: 'Semana', say: 'ou Dia, ou Mês' },
        { press: 'Próxima semana', say: 'ou a anterior' },
      ],
    },
    {
      name: 'Ver em lista',
      words: 'lista ordem',
      steps: [{ press: 'Lista' }],
    },
  ],
  limits: [
    {
      cannot: 'Um aniversário não se muda aqui.',
      why: 'Ele vem da data de nascimento, no cadastro da pessoa.',
    },
    {
      cannot: 'O que se muda no Google Agenda não volta para cá.',
      why: 'Mude aqui: o de lá acompanha, se a integração estiver ligada.',
    },
  ],
});
