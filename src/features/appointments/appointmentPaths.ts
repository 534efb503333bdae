export const listPath = '/appointments/list';
