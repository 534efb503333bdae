/** Message for a missing right: 'excluir eleitores'. A separate file, for code that runs without Vite. */
export const mayNot = (something: string) => `Você não tem permissão para ${something}.`;
