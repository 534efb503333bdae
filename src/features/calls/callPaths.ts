export const listPath = '/phonecalls/list';
