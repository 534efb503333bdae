import IncomingCall from './IncomingCall';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel of an incoming call, over any screen. */
    incomingCall: typeof IncomingCall;
  }
}

export default IncomingCall;
