import { pagePath } from './voterPaths';

/** Where a voter's name leads from other records. */
export const voterLink = (id: number) => pagePath(id);
