import { choices, numbered } from '@/formats/choices';

/* Fixed options of voters; values are API ids. */

/** VOTE_WON, LOST_VOTE, VOTE_TO_WIN. */
export const voteStatuses = numbered('Voto conquistado', 'Voto perdido', 'Voto a conquistar');

/** Default of a new voter. */
export const wonVote = 1;

export const voterRegistrationStatuses = numbered('Regular', 'Irregular', 'De outra cidade');

export const responsibleTypes = numbered('Cadastro', 'Captação', 'Indicação', 'Responsável');

export const phoneTypes = numbered('Residencial', 'Celular', 'Comercial');

export const phoneOperators = choices([
  { value: 1, label: 'Vivo' },
  { value: 2, label: 'Oi' },
  { value: 3, label: 'Claro' },
  { value: 4, label: 'Tim' },
  { value: 5, label: 'Nextel' },
  { value: 6, label: 'Não informado' },
  { value: 7, label: 'Porto' },
  { value: 8, label: 'Sercomtel' },
]);

export const unknownOperator = 6;

export const kinships = choices([
  { value: 3, label: 'Avô(ó)' },
  { value: 4, label: 'Cunhado(a)' },
  { value: 5, label: 'Esposo(a)' },
  { value: 6, label: 'Filho(a)' },
  { value: 7, label: 'Irmão(ã)' },
  { value: 8, label: 'Mãe' },
  { value: 9, label: 'Neto(a)' },
  { value: 10, label: 'Pai' },
  { value: 11, label: 'Primo(a)' },
  { value: 12, label: 'Sobrinho(a)' },
  { value: 13, label: 'Sogro(a)' },
  { value: 14, label: 'Padrasto' },
  { value: 15, label: 'Madrasta' },
  { value: 16, label: 'Nora' },
  { value: 17, label: 'Genro' },
  { value: 18, label: 'Tio(a)' },
]);

export const activeChoices = choices([
  { value: true, label: 'Ativo', tone: 'success' },
  { value: false, label: 'Inativo', tone: 'neutral' },
]);
