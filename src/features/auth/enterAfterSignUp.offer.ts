import { enterAfterSignUp } from './enterAfterSignUp';

declare module '@/records/offers/offers' {
  interface Offers {
    enterAfterSignUp: typeof enterAfterSignUp;
  }
}

export default enterAfterSignUp;
