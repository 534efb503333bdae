import { PassOn } from './PassOn';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Gives all that a user still has to do to somebody else. */
    passOn: typeof PassOn;
  }
}

export default PassOn;
