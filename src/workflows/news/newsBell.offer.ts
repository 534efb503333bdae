import { NewsBell } from './NewsBell';

declare module '@/records/offers/offers' {
  interface Offers {
    /** What came since the person looked, in the top bar. */
    newsBell: typeof NewsBell;
  }
}

export default NewsBell;
