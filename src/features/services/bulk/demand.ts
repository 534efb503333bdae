import { selectionAction } from '@/records/bulk/selection';
import { offered } from '@/records/offers/offers';
import { demandWords } from '../demandWords';
import type { ServiceRow } from '../service';

/** The panel that makes one demand of chosen requests, by their ids. */
export const JoinInDemand = offered('joinInDemand');

/** Of the rows chosen in a list. */
export const demand = selectionAction<ServiceRow>({ key: 'demand', ...demandWords }, JoinInDemand);
