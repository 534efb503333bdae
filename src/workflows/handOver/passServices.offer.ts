import { PassServices } from './PassServices';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Passes some of a user's services to someone else. */
    passServices: typeof PassServices;
  }
}

export default PassServices;
