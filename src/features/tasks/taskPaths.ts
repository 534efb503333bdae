/* The screen of the tasks module, for the links to it. */

export const listPath = '/tasks/list';
