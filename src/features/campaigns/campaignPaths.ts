/* The screens of the campaigns module, for its links and for the table in app/modules.ts. */

export const listPath = '/campaigns/list';
export const createPath = '/campaigns/create';
