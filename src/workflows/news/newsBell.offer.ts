import { NewsBell } from './NewsBell';

declare module '@/records/offers/offers' {
  interface Offers {
    /** News since the person last looked, in the top bar. */
    newsBell: typeof NewsBell;
  }
}

export default NewsBell;
