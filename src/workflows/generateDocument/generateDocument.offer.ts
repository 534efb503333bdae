import GenerateDocument from './GenerateDocument';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel that makes a document from a request. */
    generateDocument: typeof GenerateDocument;
  }
}

export default GenerateDocument;
