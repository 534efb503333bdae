import type { Voter } from '../records';
import { script, staffCall } from '../protocol/calls';
import { only, paging, required, text } from '../protocol/fields';
import { byName, hasWords, is, keep, ofClient, pageOf } from '../search';

export const eleitor = script('eleitor.php', [
  staffCall('GET', 'search', {
    query: { name: text, isExcluded: required(only(false)), ...paging },
    run: ({ db, clientId, query }) => {
      const rows = keep(
        db.voters.ordered(byName),
        ofClient(clientId),
        is<Voter, 'isExcluded'>('isExcluded', query.isExcluded),
        hasWords<Voter>('name', query.name),
      );
      return pageOf(rows, query, voterRow);
    },
  }),
]);

/** A voter as the lists show one. */
export const voterRow = (voter: Voter) => ({
  id: voter.id,
  name: voter.name,
  withLocation: voter.withLocation,
  formattedAddress: [voter.address, voter.addressNumber, voter.additionalAddress].filter(Boolean).join(', '),
  districtAndCity: voter.city ? `${voter.district} - ${voter.city}/${voter.state}` : '',
  telephone: voter.telephone[0]?.number ?? '',
  email: voter.email,
});
