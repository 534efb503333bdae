import SameDemand from './linked/SameDemand';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Who else asks for a document of a request, in its details. */
    sameDemand: typeof SameDemand;
  }
}

export default SameDemand;
