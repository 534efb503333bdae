export const listPath = '/campaigns/list';
export const createPath = '/campaigns/create';
