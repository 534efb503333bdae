import { styled } from '@/ui/style';
import { formatWeekdayDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { BarList } from '@/ui/charts/BarList';
import { DownloadIcon, FileIcon } from '@/ui/icons';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { isClosed, type PollResults } from '../poll';
import { pollFile } from '../pollFile';
import { colorAt } from '../results/resultColors';
import { pollLink } from '../share/pollLink';
import { useFile } from '@/ui/feedback/useFile';
import { NoVotes } from './NoVotes';

const Content = styled.div`
  display: grid;
  gap: 20px;
`;

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface VotingProps {
  poll: PollResults;
  isFetching: boolean;
  onRefresh: () => void;
}

export function Voting({ poll, isFetching, onRefresh }: VotingProps) {
  const { question, options, answers, total, endDate, reference, identifier } = poll;
  const closed = isClosed(poll);
  const image = useFile();
  const sheet = useFile('Ops... não conseguimos gerar o Excel.');
  const saveImage = () =>
    void image.download(pollFile('enquete', reference, 'png'), async () => {
      const { drawPicture } = await import('../results/drawPicture');
      return drawPicture(poll, closed ? null : pollLink(identifier));
    });
  const saveSheet = () =>
    void sheet.download(pollFile('enquete', reference, 'csv'), async () => {
      const { resultCsv } = await import('../results/resultSheet');
      return new Blob([await resultCsv(poll)], { type: 'text/csv;charset=utf-8' });
    });
  return (
    <Content>
      <p role="status">{collected(poll)}</p>
      {closed && (
        <PanelNotice tone="info">
          Esta enquete foi encerrada em {formatWeekdayDate(endDate)} e não recebe mais respostas.
        </PanelNotice>
      )}
      {total === 0 ? (
        <NoVotes poll={poll} />
      ) : (
        <BarList
          label={question}
          heads={['Resposta', 'Votos']}
          bars={options.map((label, place) => ({
            label,
            total: answers[place] ?? 0,
            color: colorAt(place),
          }))}
        />
      )}
      <Files>
        {total > 0 && (
          <>
            <Button icon={<DownloadIcon />} busy={image.isBusy} onClick={saveImage}>
              Baixar imagem
            </Button>
            <Button icon={<FileIcon />} busy={sheet.isBusy} onClick={saveSheet}>
              Baixar planilha
            </Button>
          </>
        )}
        {!closed && (
          <Button busy={isFetching} onClick={onRefresh}>
            Atualizar
          </Button>
        )}
      </Files>
    </Content>
  );
}

function collected({ total, endDate }: PollResults) {
  const closing = formatWeekdayDate(endDate);
  return total === 1
    ? `Atualmente já foi coletada 1 resposta e a data de encerramento da enquete é ${closing}.`
    : `Atualmente já foram coletadas ${formatNumber(total)} respostas e a data de encerramento da enquete é ${closing}.`;
}
