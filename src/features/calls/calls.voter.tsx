import { formatDateTime, formatShortDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { recordPath } from '@/records/list/listAddress';
import { confidenceOfContact } from '@/records/ofVoter/matchConfidence';
import { voterPart } from '@/records/ofVoter/voterPart';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { callStatuses, referenceOf, type CallRow } from './call';
import { listPath } from './callPaths';
import { callsApi } from './callsApi';
import { callsOfVoterApi } from './callsOfVoter';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    call: CallRow;
  }
}

export default voterPart<'call'>({
  kind: 'call',
  order: 20,
  words: { one: 'Ligação', many: 'Ligações', all: 'as ligações' },
  whenOf: ({ createdAt }) => createdAt,
  find: {
    way: 'found',
    by: ['telephone', 'name'],
    useAnswer: (searches) => callsOfVoterApi.useCallsOfVoterQuery(searches),
    confidenceOf: confidenceOfContact,
    noneNote: 'sem telefone por que procurar',
  },
  shown: (row) => ({
    link: { path: recordPath(listPath, row.id), text: referenceOf(row) },
    status: <StatusBadge statuses={callStatuses} id={row.statusId} name={row.statusName} />,
    facts: [row.name, formatPhone(row.telephone)],
    text: row.subject,
  }),
  removal: {
    way: 'alone',
    rule: 'delete_call',
    nameOf: ({ id, createdAt, name }) => `Ligação LI-${id}, ${formatShortDate(createdAt ?? '')}, de ${name}`,
    useRemove: () => callsApi.useDeleteCallMutation(),
    record: callsApi.endpoints.call,
  },
  copy: {
    heading: 'Ligações',
    key: 'ligacoes',
    columns: [
      { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
      { header: 'Quem', value: ({ name }) => name },
      { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
      { header: 'Assunto', value: ({ subject }) => subject },
    ],
  },
});
