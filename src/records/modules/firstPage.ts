import { pageSize } from '@/records/list/pageSize';

/** Page parameters of a list's first request. */
export const firstPage = () => ({ page: 1, limit: pageSize() });
