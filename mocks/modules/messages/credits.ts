import { creditTypes } from './enumerations';
import { isOneOf } from '../../data/enumeration';
import { creditOf, outOfCredit } from './messages';
import { list, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { count, id, noted, only, required, whole } from '../../protocol/fields';
import { invalidField } from '../../protocol/refusal';
import { wholeList } from '../../data/search';

const creditType = noted(required(id), '1 E-mail, 2 SMS');

export const creditScript = script('transaction.communication.php', [
  staffCall('POST', 'transaction', {
    says: 'Debita créditos.',
    answer: record({ id }),
    body: {
      typeCommunicationId: creditType,
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
    says: 'Os créditos comprados e os usados de um tipo; a soma é o saldo.',
    answer: list({ amount: whole }),
    query: { typeCommunicationId: creditType },
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
    says: 'O saldo de cada tipo.',
    answer: list({ typeCommunicationId: id, amount: whole }),
    run: ({ db, clientId }) => {
      const entries = db.creditEntries.filter((entry) => entry.clientId === clientId);
      const typeIds = [...new Set(entries.map(({ typeCommunicationId }) => typeCommunicationId))].sort(
        (a, b) => a - b,
      );
      return wholeList(
        typeIds.map((typeCommunicationId) => ({
          typeCommunicationId,
          amount: creditOf(db, clientId, typeCommunicationId),
        })),
      );
    },
  }),
]);
