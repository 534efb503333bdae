import { refuseLongPrint } from '../../print/document';
import { printList } from '../../print/table';
import { writtenDay, writtenMoment, writtenPhone } from '../../print/written';
import { pdf } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { paging } from '../../protocol/fields';
import { everything, findPage } from '../../data/search';
import { newestServiceFirst, serviceFilterFields, serviceFilters } from './filters';
import { serviceRow } from './rows';

export const servicePrintScript = script('service.print.php', [
  staffCall('GET', 'search', {
    says: 'A lista de atendimentos em PDF: todos os da busca, a menos que se peça uma página.',
    answer: pdf,
    rule: 'print_search_treatment',
    query: { ...serviceFilterFields, ...paging },
    run: ({ db, client, clientId, timestamp, query }) => {
      const filters = serviceFilters(db, clientId, query);
      // Every match, unless a page is asked for.
      const { rows } = findPage(db.services.ordered(newestServiceFirst), filters, {
        ...query,
        limit: query.limit ?? everything,
      });
      refuseLongPrint(rows.length, 'atendimentos');
      return printList({
        title: 'Listagem de atendimentos',
        office: client.name,
        moment: writtenMoment(timestamp),
        fileName: 'listagem-atendimentos.pdf',
        rows: rows.map(serviceRow(db)),
        lines: 2,
        columns: [
          { title: 'Ref.', share: 7, text: ({ reference }) => reference },
          { title: 'Descrição', share: 34, text: ({ description }) => description },
          { title: 'Status', share: 13, text: ({ statusName }) => statusName },
          { title: 'Categoria', share: 12, text: ({ categoryName }) => categoryName },
          { title: 'Eleitor', share: 17, text: ({ electorName }) => electorName },
          { title: 'Telefone', share: 10, text: ({ electorTelephone }) => writtenPhone(electorTelephone) },
          { title: 'Solicitação', share: 8, text: ({ requestDate }) => writtenDay(requestDate) },
        ],
      });
    },
  }),
]);
