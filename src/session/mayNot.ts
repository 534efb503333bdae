/** Said to who lacks the right to something: 'excluir eleitores'. Apart, for what runs without Vite. */
export const mayNot = (something: string) => `Você não tem permissão para ${something}.`;
