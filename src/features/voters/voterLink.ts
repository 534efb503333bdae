import { recordPath } from '@/ui/list/listAddress';
import { listPath } from './voterPaths';

/** The address of a voter's details, for the records that name one. */
export const voterLink = (id: number) => recordPath(listPath, id);
