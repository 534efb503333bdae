/* The screen of the service requests, for the links to it and for the table in app/modules.ts. */

export const listPath = '/services/list';
