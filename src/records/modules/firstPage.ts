import { pageSize } from '@/records/list/pageSize';

/** Of a list's first call. */
export const firstPage = () => ({ page: 1, limit: pageSize() });
