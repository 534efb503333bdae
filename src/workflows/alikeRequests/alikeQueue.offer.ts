import AlikeQueue from './AlikeQueue';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The open requests that are alike among all. */
    alikeQueue: typeof AlikeQueue;
  }
}

export default AlikeQueue;
