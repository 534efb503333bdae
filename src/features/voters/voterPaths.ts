export const listPath = '/voters/list';
export const createPath = '/voters/create';
/** `':id'` gives the route pattern. */
export const editPath = (id: number | ':id') => `/voters/edit/${id}`;
