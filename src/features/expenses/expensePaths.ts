/* The screen of the expenses module, for its links and for the table in app/modules.ts. */

export const listPath = '/expenses/list';
