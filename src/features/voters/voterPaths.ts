/* The screens of the voters module, for its links and for the table in app/modules.ts. */

export const listPath = '/voters/list';
export const createPath = '/voters/create';
/** `':id'` gives the route itself. */
export const editPath = (id: number | ':id') => `/voters/edit/${id}`;
