import Reply from './Reply';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel that replies to the requester of a service. */
    reply: typeof Reply;
  }
}

export default Reply;
