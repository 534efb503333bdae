import ShortHistory from './page/ShortHistory';

declare module '@/records/offers/offers' {
  interface Offers {
    /** A voter's newest services, in their details. */
    shortHistory: typeof ShortHistory;
  }
}

export default ShortHistory;
