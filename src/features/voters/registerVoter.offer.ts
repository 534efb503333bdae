import RegisterVoter from './quick/RegisterVoter';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Registers a voter over the form that asks for one. */
    registerVoter: typeof RegisterVoter;
  }
}

export default RegisterVoter;
