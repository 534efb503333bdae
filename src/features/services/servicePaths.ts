export const listPath = '/services/list';
export const queuePath = '/services/queue';
