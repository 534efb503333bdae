export const listPath = '/services/list';
