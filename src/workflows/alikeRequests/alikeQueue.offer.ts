import AlikeQueue from './AlikeQueue';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Groups of similar open services. */
    alikeQueue: typeof AlikeQueue;
  }
}

export default AlikeQueue;
