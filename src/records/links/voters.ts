export const listPath = '/voters/list';
/** A preset view of the list: a day, as an offset from today, or `week`. */
export const birthdaysParam = 'birthdays';
export const createPath = '/voters/create';
/** Letters, envelopes and labels. */
export const lettersPath = '/voters/letters';
export const importPath = '/voters/import';
export const duplicatesPath = '/voters/duplicates';
/** A voter's page; `':id'` gives the route pattern. */
export const pagePath = (id: number | ':id') => `/voters/${id}`;
/** `':id'` gives the route pattern. */
export const editPath = (id: number | ':id') => `/voters/edit/${id}`;

/** Link target of a voter's name in other records. */
export const voterLink = (id: number) => pagePath(id);
