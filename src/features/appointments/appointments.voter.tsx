import { injectedState } from '@/api/injected';
import { formatDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { recordPath } from '@/records/list/listAddress';
import { confidenceOfContact } from '@/records/ofVoter/matchConfidence';
import { voterPart } from '@/records/ofVoter/voterPart';
import { Badge } from '@/ui/badge/Badge';
import { referenceOf } from './appointment';
import { listPath } from './appointmentPaths';
import { appointmentsOfVoterApi, type ScannedAppointment } from './appointmentsOfVoter';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    appointment: ScannedAppointment;
  }
}

const { scannedAppointments } = appointmentsOfVoterApi.endpoints;

export default voterPart<'appointment'>({
  kind: 'appointment',
  order: 50,
  words: { one: 'Compromisso', many: 'Compromissos', all: 'os compromissos' },
  whenOf: ({ start }) => start,
  find: {
    way: 'scanned',
    usePages: (since) =>
      appointmentsOfVoterApi.useScannedAppointmentsInfiniteQuery(since, { refetchOnMountOrArgChange: false }),
    wasRead: (state, since) => scannedAppointments.select(since)(injectedState(state)).isSuccess,
    confidenceOf: (known, { requester }) => confidenceOfContact(known, requester),
    unsaid: {
      isSaid: (rows) => rows.some(({ requester }) => requester.name || requester.telephone),
      note: 'A lista de compromissos não diz quem os pediu',
    },
  },
  shown: (row) => ({
    link: { path: recordPath(listPath, row.id), text: referenceOf(row) },
    status: row.isCancelled && <Badge>Cancelado</Badge>,
    facts: [row.requester.name, formatPhone(row.requester.telephone)],
    text: row.subject,
  }),
  removal: {
    way: 'stays',
    stays: 'Os compromissos que a pessoa pediu: excluir um só o cancela. Abra cada um e tire o nome à mão.',
  },
  copy: {
    heading: 'Compromissos',
    key: 'compromissos',
    columns: [
      { header: 'Data', isWhole: true, value: ({ start }) => formatDateTime(start) },
      { header: 'Assunto', value: ({ subject }) => subject },
      { header: 'Solicitante', value: ({ requester }) => requester.name },
    ],
  },
});
