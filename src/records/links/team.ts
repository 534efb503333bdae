export const teamPath = '/team';

/** Who was not answered, of all people. */
export const unansweredPath = `${teamPath}?panel=unanswered`;
