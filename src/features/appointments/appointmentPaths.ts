/* The screen of the appointments module, for its links and for the table in app/modules.ts. */

export const listPath = '/appointments/list';
