import AlikePanel from './AlikePanel';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The open requests like one. */
    alikeRequests: typeof AlikePanel;
  }
}

export default AlikePanel;
