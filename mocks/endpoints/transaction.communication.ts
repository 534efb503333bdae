import { creditTypes, isOneOf } from '../enumerations';
import { creditOf, outOfCredit } from '../messages';
import { script, staffCall } from '../protocol/calls';
import { count, id, only, required } from '../protocol/fields';
import { invalidField } from '../protocol/refusal';
import { wholeList } from '../search';

export const transactionCommunication = script('transaction.communication.php', [
  staffCall('POST', 'transaction', {
    body: {
      typeCommunicationId: required(id),
      operation: required(only('debit')),
      typeUse: required(only('individual_communication')),
      amount: required(count),
    },
    run: ({ db, clientId, timestamp, body }) => {
      const { typeCommunicationId, typeUse, amount } = body;
      if (!isOneOf(creditTypes, typeCommunicationId)) {
        throw invalidField('typeCommunicationId', 'Este tipo de comunicação não usa créditos.');
      }
      if (creditOf(db, clientId, typeCommunicationId) < amount) throw outOfCredit();
      const entry = { clientId, typeCommunicationId, typeUse, amount: -amount, createdAt: timestamp };
      return { id: db.creditEntries.insert(entry).id };
    },
  }),

  staffCall('GET', 'getByTypeCommunication', {
    query: { typeCommunicationId: required(id) },
    run: ({ db, clientId, query }) =>
      wholeList(
        db.creditEntries
          .filter(
            (entry) => entry.clientId === clientId && entry.typeCommunicationId === query.typeCommunicationId,
          )
          .map(({ amount }) => ({ amount })),
      ),
  }),

  staffCall('GET', 'getSummary', {
    run: ({ db, clientId }) => {
      const entries = db.creditEntries.filter((entry) => entry.clientId === clientId);
      const typeIds = [...new Set(entries.map(({ typeCommunicationId }) => typeCommunicationId))].sort();
      return wholeList(
        typeIds.map((typeCommunicationId) => ({
          typeCommunicationId,
          amount: creditOf(db, clientId, typeCommunicationId),
        })),
      );
    },
  }),
]);
