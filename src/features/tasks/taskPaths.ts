export const listPath = '/tasks/list';
