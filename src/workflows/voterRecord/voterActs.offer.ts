import VoterActs from './page/VoterActs';

declare module '@/records/offers/offers' {
  interface Offers {
    /** What is done for a voter on their page, over any screen. */
    voterActs: typeof VoterActs;
  }
}

export default VoterActs;
