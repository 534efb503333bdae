import type { SelectionPanel } from '@/records/bulk/selection';
import JoinInDemand from './demand/JoinInDemand';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Turns selected services into one demand: a document that all of them ask for. */
    joinInDemand: typeof joinInDemand;
  }
}

const joinInDemand: SelectionPanel = JoinInDemand;

export default joinInDemand;
