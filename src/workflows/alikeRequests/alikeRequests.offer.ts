import AlikePanel from './AlikePanel';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The open services similar to one. */
    alikeRequests: typeof AlikePanel;
  }
}

export default AlikePanel;
