import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/panel/DetailsContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { Tabs } from '@/ui/panel/Tabs';
import { pollsApi } from '../pollsApi';
import { PollClosing } from '../PollClosing';
import { pollsModule } from '../pollsModule';
import { AboutPoll } from './AboutPoll';
import { Statistics } from './Statistics';
import { Voting } from './Voting';

const title = 'Detalhes, votação e estatísticas da enquete';

/** Everything about one poll and its answers; no right is needed to see it. */
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
              <HeadFact label="Encerramento" isLabelled>
                <PollClosing endDate={poll.endDate} />
              </HeadFact>
            </>
          }
          actions={
            <>
              <Button data-edit kind="primary" onClick={() => open('edit')}>
                Editar
              </Button>
              <CopyLinkButton id={id} />
            </>
          }
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
