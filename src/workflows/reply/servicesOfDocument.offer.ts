import LinkedServices from './linked/LinkedServices';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The services that ask for a document, in its details. */
    servicesOfDocument: typeof LinkedServices;
  }
}

export default LinkedServices;
