import { modulePanels } from '@/records/list/ModulePanels';
import { removalPanel } from '@/records/panel/removalPanel';
import { Detail } from '@/ui/details/DetailsList';
import { PollDetails } from './details/PollDetails';
import { EditPoll, NewPoll } from './form/PollForm';
import type { Poll } from './poll';
import { PollClosing } from './PollClosing';
import { PollFilters } from './PollFilters';
import { pollsApi } from './pollsApi';
import { pollsModule } from './pollsModule';

const ofPoll = {
  useRecord: pollsApi.usePollQuery,
  details: ({ reference, question, endDate }: Poll) => (
    <>
      <Detail label="Referência">{reference}</Detail>
      <Detail label="Encerramento">
        <PollClosing endDate={endDate} />
      </Detail>
      <Detail label="Pergunta" wide>
        {question}
      </Detail>
    </>
  ),
};

export default modulePanels({
  details: PollDetails,
  filter: PollFilters,
  create: NewPoll,
  edit: EditPoll,
  remove: removalPanel(pollsModule, {
    ...ofPoll,
    title: 'Remover enquete',
    useRemove: pollsApi.useDeletePollMutation,
    warning: 'Após a confirmação a enquete será PERMANENTEMENTE excluida.',
    doneText: ({ reference }) => `A enquete ${reference} foi removida!`,
  }),
  /** Deletes the answers; the poll stays and can be answered again. */
  removeAnswers: removalPanel(pollsModule, {
    ...ofPoll,
    title: 'Remover todas as respostas da enquete',
    useRemove: pollsApi.useDeletePollAnswersMutation,
    warning: 'Após a confirmação as respostas serão PERMANENTEMENTE excluidas.',
    doneText: ({ reference }) => `As respostas da enquete ${reference} foram removidas!`,
  }),
});
