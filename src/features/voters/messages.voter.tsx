import { formatDateTime } from '@/formats/dates';
import { searchOf } from '@/records/ofVoter/searchOf';
import { voterPart } from '@/records/ofVoter/voterPart';
import { Badge } from '@/ui/badge/Badge';
import { useLastMessages, type LastMessage } from '@/messages/sending/sentMessages';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    message: LastMessage;
  }
}

export default voterPart<'message'>({
  kind: 'message',
  order: 40,
  words: { one: 'Mensagem', many: 'Mensagens', all: 'as mensagens' },
  whenOf: ({ createdAt }) => createdAt,
  find: {
    way: 'held',
    useRows: (voterId) => {
      const { query, known } = useLastMessages(voterId);
      return { ...searchOf(query), rows: known, note: 'só as 5 últimas aparecem aqui' };
    },
  },
  shown: ({ description, isScheduled }) => ({
    status: isScheduled && <Badge tone="info">Programada</Badge>,
    text: description,
  }),
  removal: {
    way: 'stays',
    stays: 'O histórico de mensagens enviadas e as campanhas.',
    mayBeUnread: true,
  },
  copy: {
    heading: 'Mensagens',
    key: 'mensagens',
    columns: [
      { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
      { header: 'Mensagem', value: ({ description }) => description },
    ],
    missing: 'Mensagens: só as 5 últimas podem ser lidas.',
  },
});
