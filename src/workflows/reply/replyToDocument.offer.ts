import ReplyToLinked from './linked/ReplyToLinked';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Answers all who asked for a document, once its status changed. */
    replyToDocument: typeof ReplyToLinked;
  }
}

export default ReplyToLinked;
