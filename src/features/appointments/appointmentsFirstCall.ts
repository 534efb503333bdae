import { today } from '@/formats/dates';

export const script = 'compromisso.php';

/** Defaults to upcoming appointments. */
export const startingFilters = () => ({ startDate: today() });

/** List search; the app entry requests its first page while the module's code loads. */
export const listCall = (query: object) => ({ script, action: 'search', query });
