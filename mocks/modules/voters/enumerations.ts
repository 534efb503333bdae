import type { Enumeration } from '../../data/enumeration';

/*
 * The fixed lists of a voter's form: ids and the names people read.
 */

export const genres: Enumeration = { 1: 'Masculino', 2: 'Feminino', 3: 'Não informado' };

export const maritalStatuses: Enumeration = {
  1: 'Casado(a)',
  2: 'Divorciado(a)',
  3: 'Separado(a)',
  4: 'Solteiro(a)',
  5: 'Viúvo(a)',
  6: 'União Estável',
};

export const phoneTypes: Enumeration = { 1: 'Residencial', 2: 'Celular', 3: 'Comercial' };

export const phoneOperators: Enumeration = {
  1: 'Vivo',
  2: 'Oi',
  3: 'Claro',
  4: 'Tim',
  5: 'Nextel',
  6: 'Não informado',
  7: 'Porto',
  8: 'Sercomtel',
};
export const unknownOperator = 6;

export const kinships: Enumeration = {
  3: 'Avô(ó)',
  4: 'Cunhado(a)',
  5: 'Esposo(a)',
  6: 'Filho(a)',
  7: 'Irmão(ã)',
  8: 'Mãe',
  9: 'Neto(a)',
  10: 'Pai',
  11: 'Primo(a)',
  12: 'Sobrinho(a)',
  13: 'Sogro(a)',
  14: 'Padrasto',
  15: 'Madrasta',
  16: 'Nora',
  17: 'Genro',
  18: 'Tio(a)',
};

export const responsibleTypes: Enumeration = {
  1: 'Cadastro',
  2: 'Captação',
  3: 'Indicação',
  4: 'Responsável',
};

export const voteStatuses: Enumeration = { 1: 'Voto conquistado', 2: 'Voto perdido', 3: 'Voto a conquistar' };
export const wonVote = 1;

export const registrationStatuses: Enumeration = { 1: 'Regular', 2: 'Irregular', 3: 'De outra cidade' };
