import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { PollClosing } from './PollClosing';
import { pollsApi } from './pollsApi';
import { pollsModule } from './pollsModule';

export const RemovePoll = () => (
  <Removal
    title="Remover enquete"
    removal={pollsApi.useDeletePollMutation()}
    warning="Após a confirmação a enquete será PERMANENTEMENTE excluida."
    doneText={(reference) => `A enquete ${reference} foi removida!`}
  />
);

/** Deletes the answers; the poll stays and can be answered again. */
export const RemovePollAnswers = () => (
  <Removal
    title="Remover todas as respostas da enquete"
    removal={pollsApi.useDeletePollAnswersMutation()}
    warning="Após a confirmação as respostas serão PERMANENTEMENTE excluidas."
    doneText={(reference) => `As respostas da enquete ${reference} foram removidas!`}
  />
);

interface RemovalProps {
  title: string;
  removal: Parameters<typeof ConfirmRemoval>[0]['removal'];
  warning: string;
  doneText: (reference: string) => string;
}

function Removal({ title, removal, warning, doneText }: RemovalProps) {
  const { id } = usePanel(pollsModule);
  const query = pollsApi.usePollQuery(id);
  return (
    <RecordPanel title={title} query={query}>
      {({ reference, question, endDate }) => (
        <ConfirmRemoval id={id} removal={removal} warning={warning} doneText={doneText(reference)}>
          <DetailsList>
            <Detail label="Referência">{reference}</Detail>
            <Detail label="Encerramento">
              <PollClosing endDate={endDate} />
            </Detail>
            <Detail label="Pergunta" wide>
              {question}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
