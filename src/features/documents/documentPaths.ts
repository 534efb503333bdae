/* The screens of the legislative documents, for their links and for the table in app/modules.ts. */

export const listPath = '/legislative-processes/list';
/** Where the text of a document is drafted; `':id'` gives the route itself. */
export const draftPath = (id: number | ':id') => `/legislative-processes/draft/${id}`;
