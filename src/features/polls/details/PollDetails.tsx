import { usePanel } from '@/records/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Tabs } from '@/ui/panel/Tabs';
import { pollsApi } from '../pollsApi';
import { PollClosing } from '../PollClosing';
import { pollsModule } from '../pollsModule';
import { AboutPoll } from './AboutPoll';
import { Statistics } from './Statistics';
import { Voting } from './Voting';

const title = 'Detalhes, votação e estatísticas da enquete';

/** Needs no permission. */
export function PollDetails() {
  const { id, open } = usePanel(pollsModule);
  const query = pollsApi.usePollResultsQuery(id);
  return (
    <RecordPanel title={title} kind="details" query={query}>
      {(poll) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Pergunta" isName>
                {poll.question}
              </HeadFact>
              <HeadFact label="Referência" copy={poll.reference}>
                {poll.reference}
              </HeadFact>
              <HeadFact label="Encerramento" field="Data de encerramento" isLabelled>
                <PollClosing endDate={poll.endDate} />
              </HeadFact>
            </>
          }
          actions={<RecordActions id={id} onEdit={() => open('edit')} />}
        >
          <Tabs
            label="Partes da enquete"
            tabs={[
              { title: 'Detalhes', content: <AboutPoll poll={poll} /> },
              {
                title: 'Votação',
                content: (
                  <Voting poll={poll} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
                ),
              },
              { title: 'Outras estatísticas', content: <Statistics poll={poll} /> },
            ]}
          />
        </DetailsContent>
      )}
    </RecordPanel>
  );
}
