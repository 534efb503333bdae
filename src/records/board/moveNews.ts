import { messagesOf } from '@/api/failureMessages';
import { showToast } from '@/ui/feedback/toasts';
import type { MoveNews, StatusKey } from './status';

interface NewsWords<Row> {
  labelOf: (row: Row) => string;
  nameOf: (status: StatusKey) => string;
  onCheck: (news: MoveNews<Row>) => void;
}

/** Screen reader announcement of a finished move; '' where a toast reports it. */
export const movedText = <Row>(news: MoveNews<Row>, { labelOf, nameOf }: NewsWords<Row>) =>
  news.kind === 'moved'
    ? `${labelOf(news.row)} foi de “${nameOf(news.from)}” para “${nameOf(news.to)}”.`
    : '';

/** Shows a persistent toast for a move that failed or whose outcome is unknown. */
export function tellMove<Row>(news: MoveNews<Row>, { labelOf, nameOf, onCheck }: NewsWords<Row>) {
  // The end of the session is reported elsewhere.
  if (news.kind === 'moved' || news.failure.kind === 'forbidden') return;
  const { failure } = news;
  const label = labelOf(news.row);
  const lost = `não se sabe se foi gravado. ${failure.cause}.`;
  const say = (text: string, actions?: { label: string; onSelect: () => void }[]) =>
    showToast(`${label}: ${text}`, { tone: 'error', findings: failure, actions });
  if (news.kind === 'refused') {
    const rest = news.wentOn ? ' O que vinha depois também não foi feito.' : '';
    say(`continua em “${nameOf(news.from)}”. ${messagesOf(failure).join(' ')}${rest}`);
  } else if (news.kind === 'read') say(`${lost} Lido de novo, está em “${nameOf(news.at)}”.`);
  else
    say(`${lost} Também não foi possível ler de novo.`, [
      { label: 'Ler de novo', onSelect: () => onCheck(news) },
    ]);
}
