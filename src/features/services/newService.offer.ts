import { NewService } from './NewService';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel of a new service, started from another record. */
    newService: typeof NewService;
  }
}

export default NewService;
