import { listPath } from './voterPaths';

/** The address of a voter's details, for the records that name one. */
export const voterLink = (id: number) => `${listPath}?panel=details&id=${id}`;
