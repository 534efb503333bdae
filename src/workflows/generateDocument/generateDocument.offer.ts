import GenerateDocument from './GenerateDocument';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel that generates a document from a service. */
    generateDocument: typeof GenerateDocument;
  }
}

export default GenerateDocument;
