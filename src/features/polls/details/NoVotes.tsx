import { styled } from '@/ui/style';
import { formatWeekdayDate } from '@/formats/dates';
import { isClosed, type PollResults } from '../poll';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 32px 16px;
  border: var(--line-width) dashed var(--line-strong);
  border-radius: var(--radius-large);
  color: var(--ink-secondary);
  text-align: center;

  h3 {
    color: var(--ink);
    font-size: var(--text-reading);
  }
`;

export function NoVotes({ poll: { endDate } }: { poll: PollResults }) {
  const isOver = isClosed({ endDate });
  return (
    <Box>
      <h3>{isOver ? 'Ninguém respondeu esta enquete.' : 'Ainda não há respostas.'}</h3>
      <p>
        {isOver
          ? `A votação foi encerrada em ${formatWeekdayDate(endDate)} sem nenhuma resposta.`
          : 'Divulgue o link da enquete: os votos aparecem aqui assim que chegarem.'}
      </p>
    </Box>
  );
}
