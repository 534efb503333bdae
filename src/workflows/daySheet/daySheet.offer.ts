import { makeDaySheet } from './daySheet';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The sheet of paper of a day. */
    daySheet: typeof makeDaySheet;
  }
}

export default makeDaySheet;
