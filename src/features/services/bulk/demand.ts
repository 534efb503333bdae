import { selectionAction } from '@/records/bulk/selection';
import { offered } from '@/records/offers/offers';
import { demandWords } from '../demandWords';
import type { ServiceRow } from '../service';

/** The panel that joins chosen services in one demand, by their ids. */
export const JoinInDemand = offered('joinInDemand');

/** For rows chosen in a list. */
export const demand = selectionAction<ServiceRow>({ key: 'demand', ...demandWords }, JoinInDemand);
