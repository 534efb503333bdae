import { PassOn } from './PassOn';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Passes all of a user's open work to someone else. */
    passOn: typeof PassOn;
  }
}

export default PassOn;
