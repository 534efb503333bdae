export const listPath = '/legislative-processes/list';
/** The drafting screen; `':id'` gives the route pattern. */
export const draftPath = (id: number | ':id') => `/legislative-processes/draft/${id}`;
