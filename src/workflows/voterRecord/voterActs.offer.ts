import VoterActs from './page/VoterActs';

declare module '@/records/offers/offers' {
  interface Offers {
    /** Actions for a voter from their page, over any screen. */
    voterActs: typeof VoterActs;
  }
}

export default VoterActs;
