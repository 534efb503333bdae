export const path = '/reports';
