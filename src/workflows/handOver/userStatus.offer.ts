import { ChangeStatus } from './ChangeStatus';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Inactivates a user, or reactivates them, with their open work. */
    userStatus: typeof ChangeStatus;
  }
}

export default ChangeStatus;
