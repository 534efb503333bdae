import { ReturnWork } from './ReturnWork';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Gives back on another day what was passed on for a user. */
    returnWork: typeof ReturnWork;
  }
}

export default ReturnWork;
