import { recordPath } from '@/records/list/listAddress';
import { listPath } from './voterPaths';

export const voterLink = (id: number) => recordPath(listPath, id);
