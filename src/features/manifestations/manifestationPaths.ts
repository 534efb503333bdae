export const homePath = '/manifestations';
export const listPath = '/manifestations/list';
export const displayProfilePath = '/settings/display-profile';
