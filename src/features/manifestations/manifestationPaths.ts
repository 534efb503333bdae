/* The screens of the module, for its links and for the table in app/modules.ts. */

export const homePath = '/manifestations';
export const listPath = '/manifestations/list';
/** Where the office sets up what citizens see of it. */
export const displayProfilePath = '/settings/display-profile';
