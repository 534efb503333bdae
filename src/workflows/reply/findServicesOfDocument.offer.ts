import { findServicesOfDocument } from './linked/linkedApi';

declare module '@/records/offers/offers' {
  interface Offers {
    /** How many requests ask for a document; undefined where that cannot be read. */
    findServicesOfDocument: typeof findServicesOfDocument;
  }
}

export default findServicesOfDocument;
