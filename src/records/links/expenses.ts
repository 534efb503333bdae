export const listPath = '/expenses/list';
