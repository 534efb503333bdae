import { refuseLongPrint } from '../print/document';
import { printList } from '../print/table';
import { writtenMoment, writtenPhone } from '../print/written';
import { script, staffCall } from '../protocol/calls';
import { paging, required } from '../protocol/fields';
import { findVoters } from '../voters/findVoters';
import { voterFilterFields } from '../voters/voterFilters';
import { voterRow } from '../voters/voterRows';

export const voterPrint = script('voter.print.php', [
  staffCall('GET', 'search', {
    rule: 'print_voter',
    query: { ...voterFilterFields, isExcluded: required(voterFilterFields.isExcluded), ...paging },
    run: ({ db, client, clientId, timestamp, query }) => {
      // Everything found, unless a page is asked for.
      const { rows } = findVoters(db, clientId, query, { ...query, limit: query.limit ?? Infinity });
      refuseLongPrint(rows.length, 'eleitores');
      return printList({
        title: 'Listagem de eleitores',
        office: client.name,
        moment: writtenMoment(timestamp),
        fileName: 'listagem-eleitores.pdf',
        rows: rows.map(voterRow),
        columns: [
          { title: 'Ref.', share: 7, text: ({ id }) => String(id) },
          { title: 'Nome', share: 26, text: ({ name }) => name },
          {
            title: 'Endereço',
            share: 36,
            text: ({ formattedAddress, districtAndCity }) =>
              [formattedAddress, districtAndCity].filter(Boolean).join(' - '),
          },
          { title: 'Telefone', share: 12, text: ({ telephone }) => writtenPhone(telephone) },
          { title: 'E-mail', share: 19, text: ({ email }) => email },
        ],
      });
    },
  }),
]);
