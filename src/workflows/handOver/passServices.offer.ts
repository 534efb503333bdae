import { PassServices } from './PassServices';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Gives some of a user's requests to somebody else. */
    passServices: typeof PassServices;
  }
}

export default PassServices;
