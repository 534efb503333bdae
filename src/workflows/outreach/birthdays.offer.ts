import BirthdaysScreen from './birthdays/BirthdaysScreen';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The voters' list of birthdays. */
    birthdays: typeof BirthdaysScreen;
  }
}

export default BirthdaysScreen;
