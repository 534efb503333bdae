/** Needs the right to edit services; people who may not create documents can join an existing one. */
export const demandWords = {
  label: 'Juntar em uma demanda',
  rule: 'edit_treatment',
  allows: 'juntar atendimentos em uma demanda',
} as const;
