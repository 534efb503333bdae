import ReplyToLinked from './linked/ReplyToLinked';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Replies to all who asked for a document, after its status changed. */
    replyToDocument: typeof ReplyToLinked;
  }
}

export default ReplyToLinked;
