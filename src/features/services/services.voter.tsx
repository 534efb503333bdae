import { formatDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/services';
import { voterPart } from '@/records/ofVoter/voterPart';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { referenceOf, type Service, type ServiceRow } from './service';
import { servicesApi } from './servicesApi';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    service: ServiceRow;
  }
  interface WholeRecords {
    service: Service;
  }
}

const progressOf = (service: Service | ServiceRow) =>
  'progress' in service
    ? service.progress
        .map(({ progressDate, description }) => `${formatDate(progressDate)}: ${description}`)
        .join('\n')
    : 'não lidos';

export default voterPart<'service'>({
  kind: 'service',
  order: 10,
  words: { one: 'Atendimento', many: 'Atendimentos', all: 'os atendimentos' },
  whenOf: ({ requestDate }) => requestDate,
  find: { way: 'page' },
  shown: (row) => ({
    link: { path: recordPath(listPath, row.id), text: referenceOf(row) },
    status: <OfficeStatusBadge record={row} />,
    facts: [row.categoryName],
    text: row.description,
  }),
  removal: {
    way: 'with the voter',
    count: (total) => plural(total, 'atendimento', 'atendimentos'),
    along: 'com os seus andamentos',
    stays: 'Os arquivos anexados aos atendimentos, que não se apagam com eles.',
  },
  copy: {
    heading: 'Atendimentos',
    key: 'atendimentos',
    columns: [
      { header: 'Ref.', isWhole: true, value: ({ reference, id }) => reference || `AT-${id}` },
      { header: 'Data', isWhole: true, value: ({ requestDate }) => formatDate(requestDate) },
      { header: 'Status', value: ({ statusName }) => statusName },
      { header: 'Pedido', value: ({ description }) => description },
      { header: 'Andamentos', value: progressOf },
    ],
    whole: servicesApi.endpoints.service,
  },
});
