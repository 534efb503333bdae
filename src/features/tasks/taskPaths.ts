export const listPath = '/tasks/list';
export const boardPath = '/tasks/board';
