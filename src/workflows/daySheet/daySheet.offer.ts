import { makeDaySheet } from './daySheet';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The printed sheet of a day. */
    daySheet: typeof makeDaySheet;
  }
}

export default makeDaySheet;
