/** Needs no permission; on the board too. */
export const taskActions = [
  { key: 'edit', label: 'Editar' },
  { key: 'copy', label: 'Copiar' },
  { key: 'remove', label: 'Excluir' },
] as const;
