import type { Database } from '../db';
import { script, staffCall } from '../protocol/calls';
import { id, paging, required } from '../protocol/fields';
import { notFound, ownedBy } from '../protocol/refusal';
import type { Voter } from '../records';
import { isExport, listOfFound } from '../search';
import { findVoters } from '../voters/findVoters';
import { voterFilterFields } from '../voters/voterFilters';
import { readVoterForm, voterForm } from '../voters/voterForm';
import { voterDetails, voterExportRow, voterRow } from '../voters/voterRows';

export const eleitor = script('eleitor.php', [
  staffCall('GET', 'search', {
    query: { ...voterFilterFields, isExcluded: required(voterFilterFields.isExcluded), ...paging },
    run: ({ db, clientId, query }) => {
      const found = findVoters(db, clientId, query, query);
      return isExport(found.total, query)
        ? listOfFound(found, voterExportRow(db))
        : listOfFound(found, voterRow);
    },
  }),

  staffCall('GET', null, {
    query: { id: required(id) },
    run: ({ db, clientId, query }) => voterDetails(db, findVoter(db, clientId, query.id)),
  }),

  staffCall('POST', null, {
    rule: 'create_voter',
    body: voterForm,
    run: (input) => {
      const { db, clientId, timestamp, body } = input;
      const { id: voterId } = db.voters.insert({
        ...readVoterForm(input, body),
        clientId,
        isExcluded: false,
        createdAt: timestamp,
        updatedAt: timestamp,
      });
      return { id: voterId };
    },
  }),

  staffCall('PUT', null, {
    rule: 'edit_voter',
    body: { id: required(id), ...voterForm },
    run: (input) => {
      const { db, clientId, timestamp, body } = input;
      const { id: voterId } = findVoter(db, clientId, body.id);
      const form = readVoterForm(input, body, voterId);
      return voterRow(db.voters.update(voterId, { ...form, updatedAt: timestamp }));
    },
  }),

  staffCall('POST', 'deletar', {
    rule: 'delete_voter',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => removeVoter(db, findVoter(db, clientId, body.id)),
  }),
]);

/** A voter of the caller's office. @throws Refusal (404) */
export function findVoter(db: Database, clientId: number, voterId: number): Voter {
  const voter = ownedBy(clientId, db.voters.get(voterId), 'Eleitor não encontrado.');
  if (voter.isExcluded) throw notFound('Eleitor não encontrado.');
  return voter;
}

/** Removes a voter with everything that is only about this voter, and out of the families of others. */
function removeVoter(db: Database, { id: voterId }: Voter): void {
  db.services.removeWhere((service) => service.electorId === voterId);
  db.communications.removeWhere((communication) => communication.voterId === voterId);
  db.voters.remove(voterId);
  const relations = db.voters.filter(({ relatives }) =>
    relatives.some(({ electorId }) => electorId === voterId),
  );
  for (const { id: relationId, relatives } of relations) {
    db.voters.update(relationId, { relatives: relatives.filter(({ electorId }) => electorId !== voterId) });
  }
}
