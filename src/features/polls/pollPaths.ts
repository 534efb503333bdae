export const listPath = '/polls/list';
