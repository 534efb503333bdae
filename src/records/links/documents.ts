export const listPath = '/legislative-processes/list';
export const boardPath = '/legislative-processes/board';
/** The drafting screen; `':id'` gives the route pattern. */
export const draftPath = (id: number | ':id') => `/legislative-processes/draft/${id}`;
