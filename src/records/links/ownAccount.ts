export const ownAccountPath = '/my-account';
