import { findServicesOfDocument } from './linked/linkedApi';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Count of services that ask for a document; undefined if that cannot be read. */
    findServicesOfDocument: typeof findServicesOfDocument;
  }
}

export default findServicesOfDocument;
