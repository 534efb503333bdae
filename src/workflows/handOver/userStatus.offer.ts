import { ChangeStatus } from './ChangeStatus';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Takes a user's access, or gives it back, with what they have to do. */
    userStatus: typeof ChangeStatus;
  }
}

export default ChangeStatus;
