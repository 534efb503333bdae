export const listPath = '/services/list';
export const queuePath = '/services/queue';
export const boardPath = '/services/board';
