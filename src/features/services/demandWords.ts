/** Needs the right to change requests; who may not make a document joins one that is there. */
export const demandWords = {
  label: 'Juntar em uma demanda',
  rule: 'edit_treatment',
  allows: 'juntar atendimentos em uma demanda',
} as const;
