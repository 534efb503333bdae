import styled from 'styled-components';
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

export const NoVotes = ({ poll: { endDate } }: { poll: PollResults }) => (
  <Box>
    {isClosed({ endDate }) ? (
      <>
        <h3>Ninguém respondeu esta enquete.</h3>
        <p>A votação foi encerrada em {formatWeekdayDate(endDate)} sem nenhuma resposta.</p>
      </>
    ) : (
      <>
        <h3>Ainda não há respostas.</h3>
        <p>Divulgue o link da enquete: os votos aparecem aqui assim que chegarem.</p>
      </>
    )}
  </Box>
);
