import Reply from './Reply';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel that answers whoever made a request. */
    reply: typeof Reply;
  }
}

export default Reply;
