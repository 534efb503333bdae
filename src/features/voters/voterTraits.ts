/* What voters are told apart by wherever they are searched for; the API knows the entries by these ids. */

export interface Choice {
  value: number;
  label: string;
}

/** In the order in which forms offer them. */
export const genres: readonly Choice[] = [
  { value: 2, label: 'Feminino' },
  { value: 1, label: 'Masculino' },
  { value: 3, label: 'Não informado' },
];

export const maritalStatuses: readonly Choice[] = [
  { value: 1, label: 'Casado(a)' },
  { value: 2, label: 'Divorciado(a)' },
  { value: 3, label: 'Separado(a)' },
  { value: 4, label: 'Solteiro(a)' },
  { value: 5, label: 'Viúvo(a)' },
  { value: 6, label: 'União Estável' },
];
