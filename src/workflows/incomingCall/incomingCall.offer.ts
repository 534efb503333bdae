import IncomingCall from './IncomingCall';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The call that has just come, over whatever screen is there. */
    incomingCall: typeof IncomingCall;
  }
}

export default IncomingCall;
