import type { Enumeration } from '../../data/enumeration';

export const expenseCategories: Enumeration = {
  1: 'Hospedagem',
  2: 'Refeição',
  3: 'Combustível',
  4: 'Aluguel de carro',
  5: 'Passagem',
  6: 'Táxi',
  7: 'App de mobilidade',
  8: 'Correios',
  9: 'Frete',
  10: 'Pedágio',
  11: 'Estacionamento',
  12: 'Material de escritório',
  13: 'Material de limpeza',
  14: 'Despesas gerais',
  15: 'Internet',
  16: 'Copa',
  17: 'Manutenção',
  18: 'Outros',
};

export const expenseStatuses: Enumeration = { 1: 'Concluido', 2: 'Aberto/Pendente', 3: 'Agendado' };
