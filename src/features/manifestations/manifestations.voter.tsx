import { formatDateTime, formatShortDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { recordPath } from '@/records/list/listAddress';
import { confidenceOfContact } from '@/records/ofVoter/matchConfidence';
import { voterPart } from '@/records/ofVoter/voterPart';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { protocolOf, shownStatus, type Manifestation, type ManifestationRow } from './manifestation';
import { listPath } from './manifestationPaths';
import { manifestationsApi } from './manifestationsApi';
import { manifestationsOfVoterApi } from './manifestationsOfVoter';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    manifestation: ManifestationRow;
  }
  interface WholeRecords {
    manifestation: Manifestation;
  }
}

export default voterPart<'manifestation'>({
  kind: 'manifestation',
  order: 30,
  words: { one: 'Manifestação', many: 'Manifestações', all: 'as manifestações' },
  whenOf: ({ createdAt }) => createdAt,
  find: {
    way: 'found',
    by: ['telephone', 'email', 'name'],
    useAnswer: (searches) => manifestationsOfVoterApi.useManifestationsOfVoterQuery(searches),
    confidenceOf: confidenceOfContact,
    noneNote: 'sem telefone nem e-mail por que procurar',
  },
  shown: (row) => ({
    link: { path: recordPath(listPath, row.id), text: protocolOf(row) },
    status: <OfficeStatusBadge record={shownStatus(row)} />,
    facts: [row.name, formatPhone(row.telephone), row.email],
    text: row.typeName,
  }),
  removal: {
    way: 'alone',
    rule: 'delete_manifestation',
    nameOf: ({ id, createdAt, name, protocol }) =>
      `Manifestação ${protocol || `nº ${id}`}, ${formatShortDate(createdAt ?? '')}, de ${name}`,
    useRemove: () => manifestationsApi.useDeleteManifestationMutation(),
    record: manifestationsApi.endpoints.manifestation,
  },
  copy: {
    heading: 'Manifestações',
    key: 'manifestacoes',
    columns: [
      { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
      { header: 'Protocolo', value: ({ protocol }) => protocol },
      { header: 'Tipo', value: ({ typeName }) => typeName },
      { header: 'Status', value: ({ statusName }) => statusName },
      { header: 'Texto', value: (row) => ('description' in row ? row.description : 'não lido') },
    ],
    whole: manifestationsApi.endpoints.manifestation,
  },
});
