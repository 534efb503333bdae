import { refuseLongPrint } from '../../print/document';
import { printList } from '../../print/table';
import { writtenMoment, writtenPhone } from '../../print/written';
import { pdf } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { paging, required } from '../../protocol/fields';
import { findVoters } from './findVoters';
import { voterFilterFields } from './filters';
import { voterRow } from './rows';

export const voterPrintScript = script('voter.print.php', [
  staffCall('GET', 'search', {
    says: 'A lista de eleitores em PDF: todos os da busca, a menos que se peça uma página.',
    answer: pdf,
    rule: 'print_voter',
    query: { ...voterFilterFields, isExcluded: required(voterFilterFields.isExcluded), ...paging },
    run: ({ db, client, clientId, timestamp, query }) => {
      // Every match, unless a page is asked for.
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
