import { choices } from '@/formats/choices';

/* Options shared by every voter search; values are API ids. */

/** Used where the question was not asked. */
export const unknownGenre = 3;

/** In the order shown in forms. */
export const genres = choices([
  { value: 2, label: 'Feminino' },
  { value: 1, label: 'Masculino' },
  { value: unknownGenre, label: 'Não informado' },
]);

export const maritalStatuses = choices([
  { value: 1, label: 'Casado(a)' },
  { value: 2, label: 'Divorciado(a)' },
  { value: 3, label: 'Separado(a)' },
  { value: 4, label: 'Solteiro(a)' },
  { value: 5, label: 'Viúvo(a)' },
  { value: 6, label: 'União Estável' },
]);
