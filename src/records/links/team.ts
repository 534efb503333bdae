export const teamPath = '/team';
