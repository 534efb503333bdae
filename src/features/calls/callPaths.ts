/* The screen of the calls module, for its links and for the table in app/modules.ts. */

export const listPath = '/phonecalls/list';
