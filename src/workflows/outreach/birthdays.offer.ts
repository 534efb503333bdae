import BirthdaysScreen from './birthdays/BirthdaysScreen';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The ready view of the voters' list. */
    birthdays: typeof BirthdaysScreen;
  }
}

export default BirthdaysScreen;
