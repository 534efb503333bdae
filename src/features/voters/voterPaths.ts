/* The screens of the voters module (document 2, section 2). */

export const listPath = '/voters/list';
export const createPath = '/voters/create';
export const editPath = (id: number) => `/voters/edit/${id}`;
