import { ReturnWork } from './ReturnWork';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Gives back what was passed on in somebody's place on another day. */
    returnWork: typeof ReturnWork;
  }
}

export default ReturnWork;
