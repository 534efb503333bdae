import SameDemand from './linked/SameDemand';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Other services that ask for a service's document, in its details. */
    sameDemand: typeof SameDemand;
  }
}

export default SameDemand;
