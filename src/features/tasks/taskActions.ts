/** Need no permission; also on the board. */
export const taskActions = [
  { key: 'edit', label: 'Editar' },
  { key: 'copy', label: 'Copiar' },
  { key: 'remove', label: 'Excluir' },
] as const;
