import DocumentLink from './progress/DocumentLink';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The name of a document in another record's details, as a link to the document's. */
    documentLink: typeof DocumentLink;
  }
}

export default DocumentLink;
