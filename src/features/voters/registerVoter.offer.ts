import RegisterVoter from './quick/RegisterVoter';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Registers a voter over a form with a voter field. */
    registerVoter: typeof RegisterVoter;
  }
}

export default RegisterVoter;
